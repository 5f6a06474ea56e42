export interface WalletAccount {
  /** As the wallet writes it. */
  readonly address: string;
  readonly sign: (message: string) => Promise<string>;
}

/** Asks for an account; undefined when locked or empty, rejects when refused or unreachable. */
export type ConnectWallet = () => Promise<WalletAccount | undefined>;
