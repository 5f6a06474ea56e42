import type { SignInWays } from '@fabula/sdk';
import { signInProviders, type ProviderChoice } from '@fabula/ui/sign-in';

/** What is offered until the server answers: the ways that need no provider. */
export const onlyCodes: SignInWays = {
  email: 'on',
  phone: 'on',
  google: 'off',
  facebook: 'off',
  twitter: 'off',
  apple: 'off',
  discord: 'off',
  telegram: 'off',
  testAccount: false,
  telegramFrame: null,
  outbox: null,
  phoneRegion: null,
};

/**
 * The providers' buttons, in their order.
 *
 * @param isEmbedded the page is open in the browser inside another app, which Google refuses
 */
export const providerChoices = (ways: SignInWays, isEmbedded: boolean): readonly ProviderChoice[] =>
  signInProviders
    .filter((provider) => ways[provider] !== 'off')
    .map((provider) => ({
      provider,
      standIn: ways[provider] === 'stand-in',
      refusesBrowser: provider === 'google' && isEmbedded,
    }));
