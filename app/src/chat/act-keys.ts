/**
 * Idempotency keys of acts: an act that is tried again after an answer was lost goes out under the key that it had, so
 * that it happens and costs once.
 */
export interface ActKeys {
  /** The key of an act; a new one the first time. */
  readonly of: (act: string) => string;
  /** The act is done: the next of its name is another one. */
  readonly done: (act: string) => void;
}

/** Keys that live as long as the page. */
export function createActKeys(newKey: () => string): ActKeys {
  const keys = new Map<string, string>();
  return {
    of: (act) => {
      const key = keys.get(act) ?? newKey();
      keys.set(act, key);
      return key;
    },
    done: (act) => void keys.delete(act),
  };
}

/** A new key: 128 random bits, also where a page has no secure context and so no `randomUUID`. */
export const newActKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
