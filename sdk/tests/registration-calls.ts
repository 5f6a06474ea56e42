import * as sdk from '../src/index';

/** One call of each operation of account invitations and of single sign-on. */
export const registrationCalls = {
  getHeldInvitation: () => sdk.getHeldInvitation(),
  holdInvitation: () => sdk.holdInvitation({ code: '3f9a1c5d7e2b48609bd1f4a7c8e05632' }),
  oidcCallback: () => sdk.oidcCallback({ code: 'oidc-code', state: 'state-1', iss: 'https://id.example.org' }),
  oidcLogin: () => sdk.oidcLogin(),
};
