import type { $ZodType } from 'zod/v4/core';
import type { DeviceSession } from '../generated/model';
import { settingsOf, type Settings } from './configuration';
import { readFailure } from './answers/envelope';
import { ApiError, ContractError, FabulaError } from './answers/errors';
import type { AbortedError, ConnectionError, InsufficientPointsError, TimeoutError } from './answers/errors';
import { pause, retryDelayMs } from './retry';
import { readSession } from './session';
import { readAnswer } from './answers/tolerance';
import {
  isDeclared,
  joinSignals,
  report,
  request,
  sendInSession,
  toTransportError,
  type CallOptions,
  type DeclaredResponses,
} from './transport';

export interface ApiResponse<Data> {
  readonly data: Data;
  readonly status: number;
  readonly headers: Headers;
}

/** Resolves to the data inside the envelope; `withResponse()` gives status and headers beside it. */
export interface ApiPromise<Data> extends Promise<Data> {
  withResponse(): Promise<ApiResponse<Data>>;
}

/** What an operation may throw; orval names it in the types of the hooks. */
export type ErrorType<_Declared> =
  | ApiError
  | InsufficientPointsError
  | ConnectionError
  | TimeoutError
  | AbortedError
  | ContractError;

export interface CheckedOptions<Body> extends CallOptions {
  /** Written by orval into every call; optional only because callers' own options have the same type. */
  readonly schema?: $ZodType<Body>;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

interface Answer {
  readonly response: Response;
  readonly body: unknown;
}

const exchange = async (url: string, options: CallOptions, session: DeviceSession | undefined): Promise<Answer> => {
  const { timeoutMs: ms = settingsOf(options.client).timeoutMs, signal: caller } = options;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ms);
  const signal = joinSignals(caller, limit);
  try {
    const response = await request(url, options, session, signal);
    return { response, body: parseJson(await response.text()) };
  } catch (cause) {
    throw toTransportError(cause, caller, { signal: limit.signal, ms });
  } finally {
    clearTimeout(timer);
    limit.abort();
  }
};

const attempt = async <Body>(
  url: string,
  { schema, ...options }: CheckedOptions<Body>,
  declared: DeclaredResponses | undefined,
  isFirst: boolean,
): Promise<ApiResponse<Body>> => {
  const { response, body } = await sendInSession(options, (session) => exchange(url, options, session), isFirst);
  const failure = readFailure(response, body, isDeclared(response, declared));
  if (failure !== undefined) throw failure;
  if (schema === undefined) throw new ContractError(`${url} has no named schema in the contract`);
  const message = `Backend structure incorrect: ${url} answered outside the contract`;
  const { value } = readAnswer(schema, body, { url, message, settings: settingsOf(options.client) });
  return { data: value, status: response.status, headers: response.headers };
};

const adoptSession = (data: unknown, headers: Headers, { session: store }: Settings) => {
  const before = store?.current();
  const session = readSession(data, headers, before);
  if (session !== undefined && session.Authorization !== before?.Authorization) store?.adopt(session);
};

/** 128 random bits; `crypto.randomUUID` is missing where a page has no secure context. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The same key for every attempt: the server carries the act out once. */
const withKey = <Options extends CallOptions>(options: Options): Options => {
  if (!options.idempotent) return options;
  const headers = new Headers(options.headers);
  headers.set('Idempotency-Key', headers.get('Idempotency-Key') ?? newKey());
  return { ...options, headers };
};

const retriesOf = ({ method, idempotent, retries }: CallOptions, { writeRetries }: Settings): number => {
  if (method === 'GET') return retries ?? 0;
  return idempotent ? (retries ?? writeRetries) : 0;
};

const withRetries = async <Body>(
  url: string,
  options: CheckedOptions<Body>,
  declared: DeclaredResponses | undefined,
  settings: Settings,
): Promise<ApiResponse<Body>> => {
  const { log, clock } = settings;
  const retries = retriesOf(options, settings);
  const call = { method: options.method ?? 'GET', path: url.replace(/\?.*/s, '') };
  for (let retry = 0; ; retry += 1) {
    try {
      const answer = await attempt(url, options, declared, retry === 0);
      log?.({ kind: 'answered', ...call, attempt: retry, status: answer.status });
      return answer;
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      const delayMs = retry < retries ? retryDelayMs(error, retry, clock) : undefined;
      const failure = {
        ...call,
        attempt: retry,
        error,
        ...(error instanceof ApiError ? { status: error.status } : {}),
      };
      if (delayMs === undefined) {
        log?.({ kind: 'failed', ...failure });
        report(error, settings);
        throw error;
      }
      log?.({ kind: 'retrying', ...failure, delayMs });
      await pause(clock, delayMs, options.signal);
    }
  }
};

/**
 * Sends a call of the contract and reads its answer through `read`: session and preference headers, time limit, one
 * renewal of a refused session, retries of safe reads and idempotent writes, typed errors, the check against the operation's schema, and
 * adoption of a session that the answer carries.
 */
export function call<Body, Data>(
  url: string,
  options: CheckedOptions<Body>,
  declared: DeclaredResponses | undefined,
  read: (body: Body) => Data,
): ApiPromise<Data> {
  const settings = settingsOf(options.client);
  const own = withKey({ ...options, client: { settings } });
  const response = withRetries(url, own, declared, settings).then(({ data: body, status, headers }) => {
    const data = read(body);
    if (options.session !== 'none') adoptSession(data, headers, settings);
    return { data, status, headers };
  });
  const data = response.then((answer) => answer.data);
  return Object.assign(data, {
    withResponse: () => {
      // The caller hears of a failure through `response`; without a handler `data` would raise it a second time.
      data.catch(() => undefined);
      return response;
    },
  });
}

/** orval's mutator: every operation of the contract goes through here and gives the `data` inside its envelope. */
export const http = <Answer extends { readonly data: { readonly data?: unknown } }>(
  url: string,
  options: CheckedOptions<Answer['data']>,
  declared?: DeclaredResponses,
): ApiPromise<Answer['data']['data']> => call(url, options, declared, (body) => body.data);
