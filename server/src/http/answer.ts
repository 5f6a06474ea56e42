import type { Logger } from 'pino';
import type { Problem } from '../contract/validators.ts';
import { isDatabaseUnavailable } from '../db/db-errors.ts';
import { AppError, type AppErrorDetails } from '../errors.ts';
import { securityEventOf } from '../security/classify.ts';
import type { SecurityLog } from '../security/security-log.ts';
import { compress, preferredEncoding } from '../lib/encoding.ts';
import { sha256 } from '../lib/hash.ts';
import { bodyOf } from './bodies/body-slices.ts';
import { rangeOf } from './byte-range.ts';
import type { AppContext, RequestFacts } from './context.ts';
import type { PreparedData } from './prepared-data.ts';
import { statusOf } from './status.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A plain record of headers keeps the adapter's fast path. */
export function jsonAnswer(
  facts: RequestFacts,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(bodyOf(JSON.stringify(body)), {
    status,
    headers: { ...facts.headers, 'content-type': JSON_TYPE, 'cache-control': 'no-store', ...headers },
  });
}

/** Prepared data, compressed as accepted; 304 for a matching ETag of what shared caches may keep. */
export async function preparedAnswer(
  c: AppContext,
  data: PreparedData<unknown>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const { bytes, encoding } = await data.body(preferredEncoding(c.req.header('accept-encoding')));
  const etag = `"${data.etag}-${encoding}"`;
  const common: Record<string, string> = { ...c.get('facts').headers, 'cache-control': 'no-store', ...headers };
  if (!common['cache-control']?.includes('no-store')) {
    common['etag'] = etag;
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: common });
  }
  common['content-type'] = JSON_TYPE;
  if (encoding !== 'identity') common['content-encoding'] = encoding;
  common['content-length'] = String(bytes.byteLength);
  return new Response(bodyOf(bytes), { status: 200, headers: common });
}

interface SentFile {
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
  name?: string;
  lasting?: boolean;
  ranges?: boolean;
}

/**
 * A file without an envelope, in UTF-8.
 *
 * @param range The header `Range` of the request; answered with 206 for a file that comes in parts.
 */
export function fileAnswer(
  facts: RequestFacts,
  { content, lasting, name, ranges, type }: SentFile,
  range: string | undefined,
): Response {
  const whole = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const part = ranges ? rangeOf(range, whole.byteLength) : undefined;
  const bytes = part === undefined ? whole : whole.subarray(part.from, part.to);
  return new Response(bodyOf(bytes), {
    status: part === undefined ? 200 : 206,
    headers: {
      ...facts.headers,
      ...(ranges ? { 'accept-ranges': 'bytes' } : {}),
      ...(part === undefined ? {} : { 'content-range': `bytes ${part.from}-${part.to - 1}/${whole.byteLength}` }),
      'content-length': String(bytes.byteLength),
      'content-type': typeof content === 'string' ? `${type}; charset=utf-8` : type,
      'cache-control': lasting ? 'private, max-age=31536000, immutable' : 'no-store',
      ...(name === undefined ? {} : { 'content-disposition': dispositionOf(name) }),
    },
  });
}

/** An immutable public file, text compressed as accepted; 304 for a matching ETag. */
export async function sharedFileAnswer(
  c: AppContext,
  { content, type }: { type: string; content: string | Uint8Array<ArrayBuffer> },
): Promise<Response> {
  const isText = typeof content === 'string';
  const encoding = isText ? preferredEncoding(c.req.header('accept-encoding')) : 'identity';
  const headers: Record<string, string> = {
    ...c.get('facts').headers,
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${sha256(content).slice(0, 27)}-${encoding}"`,
    ...(isText ? { vary: 'Accept-Encoding' } : {}),
  };
  if (c.req.header('if-none-match') === headers['etag']) return new Response(null, { status: 304, headers });
  const bytes = isText ? await compress(Buffer.from(content), encoding) : content;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-type'] = isText ? `${type}; charset=utf-8` : type;
  headers['content-length'] = String(bytes.byteLength);
  return new Response(bodyOf(bytes), { headers });
}

/** Twice: for every client, and with all characters (RFC 6266 §4.3, RFC 8187). */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\w. -]+/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

export interface FailureLogs {
  log: Logger;
  securityLog: SecurityLog;
}

/** A failure's envelope; internal facts go to the logs only. */
export function failureAnswer(facts: RequestFacts, error: unknown, { log, securityLog }: FailureLogs): Response {
  const failure = toAppError(error);
  const status = statusOf[failure.reason];
  const event = securityEventOf(failure, facts.operation);
  if (event !== undefined) securityLog.record(event, facts);
  if (status >= 500 && failure.reason !== 'NOT_IMPLEMENTED') {
    log.error({ requestId: facts.requestId, err: error }, 'request failed');
  }
  const problem: Problem & Pick<AppErrorDetails, 'draftConflict'> = {
    code: status,
    message: failure.message,
    reason: failure.reason,
    ...(failure.field === undefined ? {} : { field: failure.field }),
    requestId: facts.requestId,
    ...(failure.currentRoundId === undefined ? {} : { currentRoundId: failure.currentRoundId }),
    ...(failure.draftConflict === undefined ? {} : { draftConflict: failure.draftConflict }),
    data: null,
  };
  return jsonAnswer(facts, status, problem, failure.headers);
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) {
    return new AppError('UNAVAILABLE', 'The server cannot answer now', { headers: { 'retry-after': '2' } });
  }
  return new AppError('INTERNAL', 'Something went wrong on the server');
}
