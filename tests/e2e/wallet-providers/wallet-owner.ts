/** How the person behind a test's wallet behaves; a journey changes their mind as it goes. */
export interface WalletOwner {
  /** A locked wallet gives no account. */
  unlocked: boolean;
  connects: boolean;
  signs: boolean;
  /** Signs another text than the one on the page. */
  misreads: boolean;
  /** Decides nothing before this has resolved. */
  thinking: Promise<unknown>;
}

/** Someone who agrees to everything. */
export const willingOwner = (): WalletOwner => ({
  unlocked: true,
  connects: true,
  signs: true,
  misreads: false,
  thinking: Promise.resolve(),
});

/** A wallet that a journey puts into its pages. */
export interface TestWallet {
  /** As the wallet tells it to pages. */
  readonly address: string;
  readonly owner: WalletOwner;
  /** The texts that the owner was shown to sign, oldest first. */
  readonly shown: readonly string[];
  /** How often a page has asked to connect. */
  readonly connections: () => number;
}

/** What a wallet answers to a page: a value, or an error of EIP-1193. */
export type WalletAnswer<Value> = { readonly value: Value } | { readonly code: number; readonly message: string };

/** A wallet's answer when its owner says no (EIP-1193). */
export const rejected = { code: 4001, message: 'User rejected the request.' } as const;
