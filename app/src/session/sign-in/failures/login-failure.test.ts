import { TimeoutError } from '@fabula/sdk';
import { expect, test } from 'vitest';

import { readLoginFailure } from './login-failure';
import { WalletError, type WalletFailure } from './wallet-error';

const wallets: readonly (readonly [WalletFailure, string])[] = [
  ['not-found', 'walletNotFound'],
  ['no-account', 'walletHasNoAccount'],
  ['signature-failed', 'walletSignatureFailed'],
  ['connection-failed', 'walletConnectionFailed'],
  ['walletconnect-unsupported', 'walletConnectUnsupported'],
  ['unknown-type', 'walletTypeUnknown'],
];

test.each(wallets)('a wallet’s "%s" is told as %s, by the name of the wallet', (reason, name) => {
  const { message } = readLoginFailure('metamask', new WalletError(reason, 'Rabby'));
  expect(message).toEqual({ name, about: 'Rabby' });
});

test('shows a general message for any other wallet failure', () => {
  expect(readLoginFailure('phantom', new Error('no')).message).toEqual({ name: 'web3LoginFailed' });
});

test.each([
  ['twitter', 'twitterNetworkFailed'],
  ['google', 'socialLoginFailed'],
] as const)('an answer of %s that takes too long is told as %s', (kind, name) => {
  expect(readLoginFailure(kind, new TimeoutError('No answer', 30_000)).message).toEqual({ name });
});

test('a failed Telegram login asks to try again', () => {
  expect(readLoginFailure('telegram', new Error('no')).message).toEqual({ name: 'socialLoginFailed' });
});
