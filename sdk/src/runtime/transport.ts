import { settingsOf, type Settings, type SettingsSource } from './configuration';
import { AbortedError, ConnectionError, FabulaError, InsufficientPointsError, TimeoutError } from './answers/errors';
import type { DeviceSession } from '../generated/model';

/** How an operation of the contract wants to be sent; orval writes these from the contract. */
export interface CallOptions extends RequestInit {
  /** `none` where the contract says `security: []`: no session and no preference headers (Product §7.1). */
  readonly session?: 'none';
  /** `bearer` where the contract asks for `Authorization: Bearer …` (Product §7.4.6). */
  readonly credential?: 'bearer';
  /** Time limit in milliseconds (`x-timeout-ms`). */
  readonly timeoutMs?: number;
  /** Whether the write takes an `Idempotency-Key`: it gets one, unless the caller gives one, and may be sent again. */
  readonly idempotent?: true;
  /** How often a safe read or an idempotent write is tried again after a passing failure. */
  readonly retries?: number | undefined;
  /** The client that sends the call; the one of `configure` by default. */
  readonly client?: SettingsSource | undefined;
}

/** The statuses of the failures that the contract lists for the operation; `simplify-generated.ts` writes them. */
export type DeclaredResponses = readonly number[];

/** Rejects with {@link AbortedError} as soon as the signal aborts, without ending what is awaited. */
export async function unlessAborted<Value>(
  work: Promise<Value>,
  signal: AbortSignal | null | undefined,
): Promise<Value> {
  if (!signal) return work;
  let stop = (): void => undefined;
  // `Promise.withResolvers` is missing in Node 20 and in browsers of three years ago.
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new AbortedError('The call was aborted', { cause: signal.reason }));
  });
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * The SDK's own signal, which also aborts with the caller's; abort it at the end of the call, so that a signal that
 * outlives the call is left alone. `AbortSignal.any` is missing in browsers of three years ago.
 */
export function joinSignals(caller: AbortSignal | null | undefined, own: AbortController): AbortSignal {
  const stop = () => own.abort(caller?.reason);
  if (caller?.aborted) stop();
  caller?.addEventListener('abort', stop, { once: true, signal: own.signal });
  return own.signal;
}

const credentialOf = (session: DeviceSession, form: CallOptions['credential']): string =>
  form === 'bearer' && !/^bearer /i.test(session.Authorization)
    ? `Bearer ${session.Authorization}`
    : session.Authorization;

/** The headers of a request: the caller's own, the three of the session and the two of the preferences (Product §7.1). */
export function requestHeaders(options: CallOptions, session: DeviceSession | undefined): Headers {
  const settings = settingsOf(options.client);
  const headers = new Headers(settings.headers);
  new Headers(options.headers).forEach((value, name) => headers.set(name, value));
  headers.set('Accept', headers.get('Accept') ?? 'application/json');
  if (options.session === 'none') return headers;
  if (session !== undefined) {
    headers.set('Authorization', credentialOf(session, options.credential));
    headers.set('Device-ID', session['Device-ID']);
    headers.set('User-Login-Status', session['User-Login-Status']);
  }
  const preferences = settings.preferences?.();
  if (preferences !== undefined) {
    headers.set('sfw-type', preferences.contentMode);
    headers.set('language-type', preferences.language);
  }
  return headers;
}

/** Workers refuse a request that says which credentials go with it. */
const credentials: RequestInit =
  typeof Request === 'function' && 'credentials' in Request.prototype ? { credentials: 'include' } : {};

/** Every URL parser climbs at such a segment, percent-encoded or not, so no parameter can be sent as one (URL Standard). */
const DOT_SEGMENT = /\/\.\.?(?=[/?]|$)/;

/**
 * Sends one request.
 * @throws {FabulaError} when a path parameter is `.` or `..`: the request would go to another operation.
 */
export async function request(
  path: string,
  options: CallOptions,
  session: DeviceSession | undefined,
  signal: AbortSignal,
): Promise<Response> {
  if (DOT_SEGMENT.test(path)) throw new FabulaError(`A parameter of ${path} cannot be sent as a path segment`);
  // Deno has a `client` of its own; whatever else the SDK adds to the options, `fetch` ignores.
  const { client, ...init } = options;
  const { baseUrl, fetch } = settingsOf(client);
  const headers = requestHeaders(options, session);
  return fetch(baseUrl.replace(/\/$/, '') + path, { ...credentials, ...init, headers, signal });
}

export function toTransportError(
  cause: unknown,
  caller: AbortSignal | null | undefined,
  limit?: { readonly signal: AbortSignal; readonly ms: number },
): FabulaError {
  if (cause instanceof FabulaError) return cause;
  if (caller?.aborted) return new AbortedError('The call was aborted', { cause });
  if (limit?.signal.aborted) return new TimeoutError(`No answer within ${limit.ms} ms`, limit.ms, { cause });
  return new ConnectionError('The server could not be reached', { cause });
}

/**
 * Sends as the stored session, starting one when there is none. A stored session that the server refuses with 401 is
 * renewed and the request sent once more, never again (Product §7.4.9).
 * @param mayStart False when an earlier attempt of the same call has already failed to start a session.
 */
export async function sendInSession<Answer extends { readonly response: Response }>(
  options: CallOptions,
  send: (session: DeviceSession | undefined) => Promise<Answer>,
  mayStart = true,
): Promise<Answer> {
  const store = options.session === 'none' ? undefined : settingsOf(options.client).session;
  if (store === undefined) return send(undefined);
  const stored = store.current();
  const answer = await send(stored ?? (mayStart ? await unlessAborted(store.start(), options.signal) : undefined));
  if (answer.response.status !== 401 || stored === undefined) return answer;
  return send(await unlessAborted(store.renew(stored), options.signal));
}

export function report(error: FabulaError, settings: Settings): void {
  if (error instanceof AbortedError) return;
  settings.onError?.(error);
  if (error instanceof InsufficientPointsError) settings.onInsufficientPoints?.(error);
}

export const isDeclared = (response: Response, declared: DeclaredResponses | undefined): boolean =>
  response.ok || (declared?.includes(response.status) ?? false);
