import type { SignInWays } from '@fabula/sdk';
import { signInProviders, type ProviderChoice } from '@fabula/ui/sign-in';

export const onlyCodes: SignInWays = {
  email: 'on',
  phone: 'on',
  google: 'off',
  facebook: 'off',
  twitter: 'off',
  apple: 'off',
  discord: 'off',
  telegram: 'off',
  wallet: 'on',
  oidc: 'off',
  testAccount: false,
  telegramFrame: null,
  outbox: null,
  phoneRegion: null,
  oidcLabel: null,
  registration: 'open',
};

/** The providers' buttons in order; Google refuses embedded browsers. */
export const providerChoices = (ways: SignInWays, isEmbedded: boolean): readonly ProviderChoice[] =>
  signInProviders
    .filter((provider) => ways[provider] !== 'off')
    .map((provider) => ({
      provider,
      standIn: ways[provider] === 'stand-in',
      refusesBrowser: provider === 'google' && isEmbedded,
    }));
