import {
  appleCallback,
  appleLogin,
  discordAuthorize,
  discordLogin,
  facebookCallback,
  facebookLogin,
  googleCallback,
  googleLogin,
  oidcCallback,
  oidcLogin,
  twitterCallback,
  twitterLogin,
  type AuthorizationAddress,
  type LoginResult,
} from '@fabula/sdk';

import type { ReturnedCode } from './returned-code';
import type { RoundTripProvider } from '../failures/login-kinds';

interface ProviderCalls {
  readonly address: (challenge: string) => Promise<AuthorizationAddress>;
  readonly exchange: (returned: ReturnedCode, verifier: string) => Promise<LoginResult>;
}

/** The calls of each round trip (Product §7.2). */
export const providerCalls: Readonly<Record<RoundTripProvider, ProviderCalls>> = {
  google: { address: () => googleLogin(), exchange: ({ code }) => googleCallback({ code }) },
  facebook: { address: () => facebookLogin(), exchange: ({ code }) => facebookCallback({ code }) },
  twitter: {
    address: (codeChallenge) => twitterLogin({ codeChallenge, codeChallengeMethod: 'S256' }),
    exchange: ({ code }, codeVerifier) => twitterCallback({ code, codeVerifier }),
  },
  apple: { address: () => appleLogin(), exchange: ({ code }) => appleCallback({ code }) },
  oidc: { address: () => oidcLogin(), exchange: (returned) => oidcCallback({ ...returned }) },
  discord: { address: () => discordAuthorize(), exchange: ({ code }) => discordLogin({ code }) },
};
