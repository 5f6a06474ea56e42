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

export const willingOwner = (): WalletOwner => ({
  unlocked: true,
  connects: true,
  signs: true,
  misreads: false,
  thinking: Promise.resolve(),
});

export interface TestWallet {
  readonly address: string;
  readonly owner: WalletOwner;
  /** The texts that the owner was shown to sign, oldest first. */
  readonly shown: readonly string[];
  readonly connections: () => number;
}

/** What a wallet answers to a page: a value, or an error of EIP-1193. */
export type WalletAnswer<Value> = { readonly value: Value } | { readonly code: number; readonly message: string };

/** A wallet's answer when its owner says no (EIP-1193). */
export const rejected = { code: 4001, message: 'User rejected the request.' } as const;
