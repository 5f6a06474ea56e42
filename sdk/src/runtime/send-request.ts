import { unknown } from 'zod/mini';
import type { SettingsSource } from './configuration';
import { call, type ApiPromise } from './http';
import { query as write } from './query';

export interface RequestOptions {
  readonly query?: Parameters<typeof write>[0];
  /** Sent as JSON; a `FormData`, `Blob` or text goes as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | null;
  /** Time limit in milliseconds. */
  readonly timeoutMs?: number;
  /** How often it is tried again after a passing failure; only a GET and an idempotent write are. */
  readonly retries?: number;
  /** Whether a write may be sent twice: it carries an `Idempotency-Key`. */
  readonly idempotent?: true;
  readonly client?: SettingsSource;
}

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'code' in body && 'data' in body ? body.data : body;

/** Calls an address that the contract does not describe; `path` lies below the base address and begins with a slash. */
export function sendRequest(
  method: string,
  path: string,
  { query, body, headers, ...options }: RequestOptions = {},
): ApiPromise<unknown> {
  const search = write(query);
  const isRaw = typeof body === 'string' || body instanceof FormData || body instanceof Blob;
  const content: Readonly<Record<string, string>> =
    body === undefined || isRaw ? {} : { 'Content-Type': 'application/json' };
  const sent = body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) };
  const url = search === '' ? path : `${path}?${search}`;
  return call(
    url,
    { ...options, ...sent, method: method.toUpperCase(), headers: { ...content, ...headers }, schema: unknown() },
    undefined,
    dataOf,
  );
}
