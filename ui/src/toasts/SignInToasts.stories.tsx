import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { Toaster } from '../primitives/Toaster/Toaster';
import { codeAlreadySent, codeSendFailed, codeSent, tooManyTries } from './code-toasts';
import {
  appleLoginFailed,
  loginFailed,
  loginSucceeded,
  providerAddressMissing,
  socialLoginFailed,
} from './login-toasts';
import { profileCompleted, profileSaveFailed } from './profile-toasts';
import {
  twitterAddressMissing,
  twitterConnectionReset,
  twitterLoginFailed,
  twitterNetworkFailed,
  twitterParametersWrong,
} from './twitter-toasts';
import {
  walletConnectUnsupported,
  walletConnectionFailed,
  walletHasNoAccount,
  walletNotFound,
  walletSignatureFailed,
  walletTypeUnknown,
  web3LoginFailed,
} from './wallet-toasts';
import type { ToastMessage } from './toast-message';

/** One message, as the pages show it. */
const showing = (message: ToastMessage): Pick<ComponentProps<typeof Toaster>, 'toasts'> => ({
  toasts: [{ id: 'message', ...message }],
});

/** A message is there, in these words. */
const reads = (words: string) => () => waitFor(() => expect(screen.getByText(words, { selector: 'p' })).toBeVisible());

const meta = preview.meta({
  title: 'Toasts/Sign-in',
  component: Toaster,
  tags: ['no-look'],
  args: { toasts: [], onClose: fn() },
});

/** A code is on its way (Product §8.1). */
export const CodeSent = meta.story({
  args: showing(codeSent()),
  play: reads('Verification code sent'),
});

/** No code could be sent (Product §8.1). */
export const CodeSendFailed = meta.story({
  args: showing(codeSendFailed()),
  play: reads('Failed to send verification code, please try later'),
});

/** Too many tries in a short time: the server asks for patience. */
export const TooManyTries = meta.story({
  args: showing(tooManyTries()),
  play: reads('Too many tries. Please wait a little and try again.'),
});

/** Too many tries, and the server says for how long. */
export const TooManyTriesForSeconds = meta.story({
  args: showing(tooManyTries(42)),
  play: reads('Too many tries. Try again in 42 s.'),
});

/** Too many tries, for longer. */
export const TooManyTriesForMinutes = meta.story({
  args: showing(tooManyTries(840)),
  play: reads('Too many tries. Try again in 14 min.'),
});

/** It is too soon for another code; the one before still works. */
export const CodeAlreadySent = meta.story({
  args: showing(codeAlreadySent()),
  play: reads('We have already sent you a code. It is still valid.'),
});

/** Signed in (Product §8.1). */
export const LoginSucceeded = meta.story({
  args: showing(loginSucceeded()),
  play: reads('Login successful!'),
});

/** What was entered does not sign in (Product §8.1). */
export const LoginFailed = meta.story({
  args: showing(loginFailed()),
  play: reads('Login failed, please check your information'),
});

/** The answer of a party could not be exchanged for a session (Product §8.1). */
export const SocialLoginFailed = meta.story({
  args: showing(socialLoginFailed()),
  play: reads('Login failed, please retry'),
});

/** Apple sent the visitor back with an error (Product §8.1). */
export const AppleLoginFailed = meta.story({
  args: showing(appleLoginFailed('the request was denied')),
  play: reads('Apple login failed: the request was denied'),
});

/** No address of the page of a party could be had (Product §8.1). */
export const ProviderAddressMissing = meta.story({
  args: showing(providerAddressMissing('Google')),
  play: reads('Google login link fetch failed, please retry later'),
});

/** X refused, and says why (Product §8.2). */
export const TwitterLoginFailed = meta.story({
  args: showing(twitterLoginFailed('the request was denied')),
  play: reads('Twitter login failed: the request was denied'),
});

/** The network failed on the way to X (Product §8.2). */
export const TwitterNetworkFailed = meta.story({
  args: showing(twitterNetworkFailed()),
  play: reads('Network connection failed, check the network and retry'),
});

/** What X sent back does not belong to what was asked (Product §8.2). */
export const TwitterParametersWrong = meta.story({
  args: showing(twitterParametersWrong()),
  play: reads('Login parameter error, please retry login'),
});

/** The connection to X was reset (Product §8.2). */
export const TwitterConnectionReset = meta.story({
  args: showing(twitterConnectionReset()),
  play: reads('The connection was reset, retry later or check the network'),
});

/** No address of the page of X could be had (Product §8.2). */
export const TwitterAddressMissing = meta.story({
  args: showing(twitterAddressMissing()),
  play: reads('Link fetch failed, try later'),
});

/** The wallet is not installed in this browser (Product §8.3). */
export const WalletNotFound = meta.story({
  args: showing(walletNotFound('MetaMask')),
  play: reads('No MetaMask extension was detected in this browser'),
});

/** The wallet gave no account: it may be locked (Product §8.3). */
export const WalletHasNoAccount = meta.story({
  args: showing(walletHasNoAccount('MetaMask')),
  play: reads('MetaMask returned no account. Please unlock the wallet.'),
});

/** The wallet did not sign (Product §8.3). */
export const WalletSignatureFailed = meta.story({
  args: showing(walletSignatureFailed('MetaMask')),
  play: reads('MetaMask signature failed'),
});

/** The wallet could not be reached (Product §8.3). */
export const WalletConnectionFailed = meta.story({
  args: showing(walletConnectionFailed('MetaMask')),
  play: reads('MetaMask connection failed'),
});

/** The wallet-connection protocol is not implemented (Product §8.3). */
export const WalletConnectUnsupported = meta.story({
  args: showing(walletConnectUnsupported()),
  play: reads('WalletConnect is not available yet, please use MetaMask or Phantom'),
});

/** No such kind of wallet (Product §8.3). */
export const WalletTypeUnknown = meta.story({
  args: showing(walletTypeUnknown()),
  play: reads('Unknown wallet type'),
});

/** Signing in with a wallet failed, and nothing more is known (Product §8.3). */
export const Web3LoginFailed = meta.story({
  args: showing(web3LoginFailed()),
  play: reads('Web3 login failed'),
});

/** The profile is saved (Product §8.4). */
export const ProfileCompleted = meta.story({
  args: showing(profileCompleted()),
  play: reads('Profile completed!'),
});

/** The profile could not be saved (Product §8.4). */
export const ProfileSaveFailed = meta.story({
  args: showing(profileSaveFailed()),
  play: reads('Save failed, please retry.'),
});

/** No address of the page of Facebook could be had (Product §8.1). */
export const FacebookAddressMissing = meta.story({
  args: showing(providerAddressMissing('Facebook')),
  play: reads('Facebook login link fetch failed, please retry later'),
});

/** No address of the page of Apple could be had (Product §8.1). */
export const AppleAddressMissing = meta.story({
  args: showing(providerAddressMissing('Apple')),
  play: reads('Apple login link fetch failed, please retry later'),
});

/** No address of the page of Discord could be had (Product §8.1). */
export const DiscordAddressMissing = meta.story({
  args: showing(providerAddressMissing('Discord')),
  play: reads('Discord login link fetch failed, please retry later'),
});

/** Phantom is not installed in this browser (Product §8.3). */
export const PhantomNotFound = meta.story({
  args: showing(walletNotFound('Phantom')),
  play: reads('No Phantom extension was detected in this browser'),
});

/** Phantom gave no account (Product §8.3). */
export const PhantomHasNoAccount = meta.story({
  args: showing(walletHasNoAccount('Phantom')),
  play: reads('Phantom returned no account. Please unlock the wallet.'),
});

/** Phantom did not sign (Product §8.3). */
export const PhantomSignatureFailed = meta.story({
  args: showing(walletSignatureFailed('Phantom')),
  play: reads('Phantom signature failed'),
});

/** Phantom could not be reached (Product §8.3). */
export const PhantomConnectionFailed = meta.story({
  args: showing(walletConnectionFailed('Phantom')),
  play: reads('Phantom connection failed'),
});
