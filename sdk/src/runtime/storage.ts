/**
 * Browser storage keys that the SDK owns (Product §3.2). Keys of the pages, such as
 * `cookieConsent`, belong to the app.
 */
export const storageKeys = {
  authorization: 'Authorization',
  deviceId: 'Device-ID',
  userStatus: 'User-Login-Status',
  contentMode: 'sfw_type',
  language: 'language_type',
} as const;

/** The part of the Web Storage API that the SDK uses; `localStorage` fits. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const attempt = <Value>(action: () => Value, otherwise: () => Value): Value => {
  try {
    return action();
  } catch {
    return otherwise();
  }
};

/**
 * Wraps a storage so that it never throws: what the browser refuses to keep (private mode, full quota, storage switched
 * off) lives in memory until the page goes. Pass a function where merely reading `window.localStorage` may throw.
 */
export function safeStorage(open: () => KeyValueStorage | undefined): KeyValueStorage {
  const memory = new Map<string, string>();
  const kept = attempt(open, () => undefined);
  return {
    getItem: (key) =>
      memory.get(key) ??
      attempt(
        () => kept?.getItem(key) ?? null,
        () => null,
      ),
    setItem: (key, value) => {
      memory.set(key, value);
      const stored = attempt(
        () => {
          kept?.setItem(key, value);
          return kept !== undefined;
        },
        () => false,
      );
      if (stored) memory.delete(key);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt(
        () => kept?.removeItem(key),
        () => undefined,
      );
    },
  };
}
