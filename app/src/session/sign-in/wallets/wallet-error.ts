/** Why signing in with a wallet failed; each has its message (Specification §8, "Wallet errors"). */
export type WalletFailure =
  | 'not-found'
  | 'no-account'
  | 'signature-failed'
  | 'connection-failed'
  | 'walletconnect-unsupported'
  | 'unknown-type'
  | 'failed';

/** Signing in with a wallet failed. `cause` is what the wallet, or for `failed` the call to the server, threw. */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly reason: WalletFailure;
  readonly walletName: string;

  constructor(reason: WalletFailure, walletName: string, options?: ErrorOptions) {
    super(`${walletName}: ${reason}`, options);
    this.reason = reason;
    this.walletName = walletName;
  }
}
