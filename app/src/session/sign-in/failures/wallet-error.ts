export type WalletFailure =
  | 'not-found'
  | 'no-account'
  | 'signature-failed'
  | 'connection-failed'
  | 'walletconnect-unsupported'
  | 'unknown-type';

/** Signing in with a wallet failed. `cause` is what the wallet threw, or the server's refusal of its signature. */
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
