import type { Logger } from 'pino';
import type { CharacterDraftConflictProblem, Problem } from '../contract/validators.ts';
import { isDatabaseUnavailable } from '../db/db-errors.ts';
import { AppError } from '../errors.ts';
import { securityEventOf } from '../security/classify.ts';
import type { SecurityLog } from '../security/security-log.ts';
import { compress, preferredEncoding } from '../lib/encoding.ts';
import { sha256 } from '../lib/hash.ts';
import { bodyOf } from './body-slices.ts';
import type { AppContext, RequestFacts } from './context.ts';
import type { PreparedData } from './prepared-data.ts';
import { statusOf } from './status.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer in JSON. A plain record of headers keeps it on the adapter's short path to the socket. */
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

/**
 * Prepared data in the encoding that the caller prefers; 304 without a body where a shared cache may keep the answer and
 * the caller names the tag of exactly this one.
 */
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
}

/** A file without an envelope; text is UTF-8. */
export function fileAnswer(facts: RequestFacts, { content, lasting, name, type }: SentFile): Response {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return new Response(bodyOf(bytes), {
    headers: {
      ...facts.headers,
      'content-length': String(bytes.byteLength),
      'content-type': typeof content === 'string' ? `${type}; charset=utf-8` : type,
      'cache-control': lasting ? 'private, max-age=31536000, immutable' : 'no-store',
      ...(name === undefined ? {} : { 'content-disposition': dispositionOf(name) }),
    },
  });
}

/**
 * A text file that is the same for everyone for ever, in the encoding that the caller prefers; 304 without a body when the
 * caller names the tag of exactly this one.
 */
export async function sharedFileAnswer(
  c: AppContext,
  { content, type }: { type: string; content: string },
): Promise<Response> {
  const encoding = preferredEncoding(c.req.header('accept-encoding'));
  const headers: Record<string, string> = {
    ...c.get('facts').headers,
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${sha256(content).slice(0, 27)}-${encoding}"`,
    vary: 'Accept-Encoding',
  };
  if (c.req.header('if-none-match') === headers['etag']) return new Response(null, { status: 304, headers });
  const bytes = await compress(Buffer.from(content), encoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-type'] = `${type}; charset=utf-8`;
  headers['content-length'] = String(bytes.byteLength);
  return new Response(bodyOf(bytes), { headers });
}

/** The name twice: as every client reads it, and with all of its letters (RFC 6266 §4.3, RFC 8187). */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\w. -]+/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Where failures are written down. */
export interface FailureLogs {
  log: Logger;
  securityLog: SecurityLog;
}

/** The envelope of a failure. What the caller may not know goes into the logs and nowhere else. */
export function failureAnswer(facts: RequestFacts, error: unknown, { log, securityLog }: FailureLogs): Response {
  const failure = toAppError(error);
  const status = statusOf[failure.reason];
  const event = securityEventOf(failure, facts.operation);
  if (event !== undefined) securityLog.record(event, facts);
  if (status >= 500 && failure.reason !== 'NOT_IMPLEMENTED') {
    log.error({ requestId: facts.requestId, err: error }, 'request failed');
  }
  const problem: Problem & CharacterDraftConflictProblem = {
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
