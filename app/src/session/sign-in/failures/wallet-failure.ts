import type { LoginMessage, LoginMessageName } from './login-message';
import { WalletError, type WalletFailure } from './wallet-error';

const names: Readonly<Record<WalletFailure, LoginMessageName>> = {
  'not-found': 'walletNotFound',
  'no-account': 'walletHasNoAccount',
  'signature-failed': 'walletSignatureFailed',
  'connection-failed': 'walletConnectionFailed',
  'walletconnect-unsupported': 'walletConnectUnsupported',
  'unknown-type': 'walletTypeUnknown',
};

/** Product §8.3. */
export const walletMessage = (cause: unknown): LoginMessage =>
  cause instanceof WalletError ? { name: names[cause.reason], about: cause.walletName } : { name: 'web3LoginFailed' };
