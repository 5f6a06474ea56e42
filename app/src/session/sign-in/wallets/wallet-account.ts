/** An account of a wallet, after its owner allowed this page to see it. */
export interface WalletAccount {
  /** As the wallet writes it; the server knows each in all its spellings. */
  readonly address: string;
  /** Asks the owner to sign exactly this text; rejects when they do not. */
  readonly sign: (message: string) => Promise<string>;
}

/**
 * Asks a wallet for its account. `undefined` when it gives none, because it is locked or empty; rejects when the owner
 * refuses or the wallet cannot be reached.
 */
export type ConnectWallet = () => Promise<WalletAccount | undefined>;
