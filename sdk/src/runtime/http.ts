import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/mini';
import type { DeviceSession } from '../generated/model';
import { currentSettings } from './configuration';
import { readFailure } from './envelope';
import { ContractError, FabulaError } from './errors';
import type { AbortedError, ApiError, ConnectionError, InsufficientPointsError, TimeoutError } from './errors';
import { pause, retryDelayMs } from './retry';
import { readSession } from './session';
import {
  isDeclared,
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

/** Options of a call whose successful body is checked against a schema of the contract. */
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
  const { timeoutMs: ms = currentSettings().timeoutMs, signal: caller } = options;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ms);
  const signal = caller ? AbortSignal.any([caller, limit.signal]) : limit.signal;
  try {
    const response = await request(url, options, session, signal);
    return { response, body: parseJson(await response.text()) };
  } catch (cause) {
    throw toTransportError(cause, caller, { signal: limit.signal, ms });
  } finally {
    clearTimeout(timer);
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
  const parsed = safeParse(schema, body);
  if (!parsed.success)
    throw new ContractError(`Backend structure incorrect: ${url} answered outside the contract`, {
      cause: parsed.error,
    });
  return { data: parsed.data, status: response.status, headers: response.headers };
};

const adoptSession = (data: unknown, headers: Headers) => {
  const store = currentSettings().session;
  const before = store?.current();
  const session = readSession(data, headers, before);
  if (session !== undefined && session.Authorization !== before?.Authorization) store?.adopt(session);
};

const withRetries = async <Body>(
  url: string,
  options: CheckedOptions<Body>,
  declared: DeclaredResponses | undefined,
): Promise<ApiResponse<Body>> => {
  const settings = currentSettings();
  const retries = options.method === 'GET' ? (options.retries ?? 0) : 0;
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt(url, options, declared, retry === 0);
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      const delay = retry < retries ? retryDelayMs(error, retry, settings.clock) : undefined;
      if (delay === undefined) {
        report(error, settings);
        throw error;
      }
      await pause(settings.clock, delay, options.signal);
    }
  }
};

/**
 * Sends a call of the contract and reads its answer through `read`: session and preference headers, time limit, one
 * renewal of a refused session, retries of safe reads, typed errors, the check against the operation's schema, and
 * adoption of a session that the answer carries.
 */
export function call<Body, Data>(
  url: string,
  options: CheckedOptions<Body>,
  declared: DeclaredResponses | undefined,
  read: (body: Body) => Data,
): ApiPromise<Data> {
  const response = withRetries(url, options, declared).then(({ data: body, status, headers }) => {
    const data = read(body);
    if (options.session !== 'none') adoptSession(data, headers);
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
