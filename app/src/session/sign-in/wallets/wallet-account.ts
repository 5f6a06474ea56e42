export interface WalletAccount {
  /** As the wallet writes it. */
  readonly address: string;
  readonly sign: (message: string) => Promise<string>;
  /** Signs typed data, given as JSON (EIP-712); undefined where the wallet knows none. */
  readonly signTypedData: ((json: string) => Promise<string>) | undefined;
}

/** Asks for an account; undefined when locked or empty, rejects when refused or unreachable. */
export type ConnectWallet = () => Promise<WalletAccount | undefined>;
