/** Idempotency keys: a request that is retried after its response was lost keeps its key. */
export interface IdempotencyKeys {
  readonly of: (name: string) => string;
  /** The request was answered: the next one gets a new key. */
  readonly done: (name: string) => void;
}

export function createIdempotencyKeys(newKey: () => string): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    of: (name) => {
      const key = keys.get(name) ?? newKey();
      keys.set(name, key);
      return key;
    },
    done: (name) => void keys.delete(name),
  };
}

/** A new key of 128 random bits. `crypto.randomUUID` is missing where a page has no secure context. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
