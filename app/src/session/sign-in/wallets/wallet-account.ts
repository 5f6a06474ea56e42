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

/** Whether a value is an object whose named members are functions: what may be assumed of what an extension injects. */
export function hasMethods<Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is Readonly<Record<Name, (...args: readonly unknown[]) => unknown>> {
  return (
    typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'function')
  );
}

/** A member of something that may be no object at all. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
