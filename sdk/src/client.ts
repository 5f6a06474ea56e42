import { createDeviceSession } from './device-session';
import { complete, withSettings, type Configuration, type SettingsSource } from './runtime/configuration';
import type { ApiPromise } from './runtime/http';
import { defaultLanguage, type Preferences } from './runtime/preferences';
import { sendRequest, type RequestOptions } from './runtime/send-request';
import type { SessionSource } from './runtime/session';
import { safeStorage, type KeyValueStorage } from './runtime/storage';

export interface ClientOptions extends Configuration {
  /** Where the session is kept: `localStorage`, a file, a cookie; in memory by default. Each account needs its own. */
  readonly storage?: KeyValueStorage | undefined;
}

/** One account on one server. Give it to an operation as `client`, or bind operations to it. */
export interface Client extends SettingsSource {
  readonly session: SessionSource;
  /**
   * The same operations, sent by this client: `const { getCharacter } = client.bind({ getCharacter })`. Name the
   * operations that are used, so that a bundle holds no others.
   */
  bind<Operations extends object>(operations: Operations): Operations;
  /** A client with other options. It keeps the session unless it is given another storage, session or server. */
  withOptions(changes: Partial<ClientOptions>): Client;
  /**
   * Calls what the contract does not describe, with session, retries and errors as everywhere.
   *
   * @returns the `data` of an envelope, else the whole body; unchecked
   */
  request(method: string, path: string, options?: Omit<RequestOptions, 'client'>): ApiPromise<unknown>;
}

const guestPreferences = (): Preferences => ({ contentMode: 'sfw', language: defaultLanguage });

/**
 * Makes a client of its own: several accounts and several servers can be called side by side. Operations without a
 * client go through the one that `configure` sets up.
 */
export function createClient(options: ClientOptions): Client {
  const { storage = safeStorage(() => undefined), preferences = guestPreferences } = options;
  const source: SettingsSource = {
    get settings() {
      return settings;
    },
  };
  const session = options.session ?? createDeviceSession({ storage, preferences, client: source });
  const settings = complete({ ...options, preferences, session });
  return {
    settings,
    session,
    bind: (operations) =>
      new Proxy(operations, {
        get: (target, name, receiver) => {
          const operation: unknown = Reflect.get(target, name, receiver);
          if (typeof operation !== 'function') return operation;
          return (...args: readonly unknown[]) =>
            withSettings(settings, () => Reflect.apply(operation, undefined, args));
        },
      }),
    withOptions: (changes) => {
      const isSameAccount = changes.storage === undefined && (changes.baseUrl ?? options.baseUrl) === options.baseUrl;
      const kept = isSameAccount ? { session, storage } : {};
      const { session: _session, storage: _storage, ...shared } = options;
      return createClient({ ...shared, ...kept, ...changes });
    },
    request: (method, path, request = {}) => sendRequest(method, path, { ...request, client: source }),
  };
}
