import type { FabulaError, InsufficientPointsError } from './answers/errors';
import type { LogEntry } from './log';
import type { UnknownValue } from './answers/tolerance';
import type { Preferences } from './preferences';
import type { SessionSource } from './session';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal | null): Promise<void>;
}

/**
 * How the SDK reaches the server. Every function is called for each request, inside the caller's asynchronous
 * context: on a server, let `fetch` and `preferences` read the request at hand from an `AsyncLocalStorage`, and
 * concurrent renders never see each other's language.
 */
export interface Configuration {
  /** Address under which the contract's paths lie, for example `/api` or `https://api.example.org/api`. */
  readonly baseUrl: string;
  /** Transport; the global `fetch` by default. */
  readonly fetch?: Fetch;
  /** Session store; without one every call goes out as a guest. */
  readonly session?: SessionSource;
  /** Content mode and language of the visitor; without it the two headers are left out. */
  readonly preferences?: () => Preferences;
  /** Time limit of an operation that the contract gives none, in milliseconds; 1,000,000 (Product §7.1). */
  readonly timeoutMs?: number;
  /** Headers of every request; those of a call and of the session come before them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How often a write that takes an idempotency key is sent again after a passing failure; 2 by default. */
  readonly writeRetries?: number;
  /** Clock for back-off and stream watching; the system's by default. */
  readonly clock?: Clock;
  /** Called once for each action that the account cannot pay for, whatever the page does with the error (Product §7.3). */
  readonly onInsufficientPoints?: (error: InsufficientPointsError) => void;
  /** Called for every failed call, to log it; a call that its own caller aborted is no failure. */
  readonly onError?: (error: FabulaError) => void;
  /** Called for every answer, failure and retry; paths come without their query, which may hold codes and addresses. */
  readonly log?: (entry: LogEntry) => void;
  /** Called for each value of an answer that this version of the contract does not know; the value is passed on. */
  readonly onUnknown?: (unknown: UnknownValue) => void;
  /** Whether a value that this version does not know makes an answer a `ContractError`; false by default. */
  readonly strict?: boolean;
}

/** Time limit of a call unless its operation states another, in milliseconds (Product §9.1). */
export const defaultTimeoutMs = 1_000_000;

const defaultWriteRetries = 2;

const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal?.addEventListener('abort', stop, { once: true });
    }),
};

export type Settings = Configuration & Required<Pick<Configuration, 'fetch' | 'timeoutMs' | 'writeRetries' | 'clock'>>;

export const complete = (configuration: Configuration): Settings => ({
  ...configuration,
  fetch: configuration.fetch ?? ((url, init) => globalThis.fetch(url, init)),
  timeoutMs: configuration.timeoutMs ?? defaultTimeoutMs,
  writeRetries: configuration.writeRetries ?? defaultWriteRetries,
  clock: configuration.clock ?? systemClock,
});

let settings: Settings = complete({ baseUrl: '/api' });
let bound: Settings | undefined;

export interface SettingsSource {
  readonly settings: Settings;
}

/**
 * Sets how every operation without a client of its own reaches the server: `configure(createClient({ … }))`, or a
 * configuration in parts. Call it once, before the first operation; a later call replaces it whole.
 */
export function configure(configuration: Configuration | SettingsSource): void {
  settings = 'settings' in configuration ? configuration.settings : complete(configuration);
}

export const settingsOf = (client: SettingsSource | undefined): Settings => client?.settings ?? bound ?? settings;

/** Runs `begin`, which starts a call, with these settings in force until it returns. */
export function withSettings<Result>(own: Settings, begin: () => Result): Result {
  const before = bound;
  bound = own;
  try {
    return begin();
  } finally {
    bound = before;
  }
}
