import { AppError } from '../errors.ts';
import type { AppContext } from './context.ts';

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const MAX_DEPTH = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON body of a request; undefined when there is none.
 *
 * @param limit Most bytes that are read, whatever the headers promise.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or VALIDATION_FAILED.
 */
export async function readJsonBody(c: AppContext, limit: number): Promise<unknown> {
  const bytes = await readBytes(c, limit);
  if (bytes.byteLength === 0) return undefined;
  const encoding = c.req.header('content-encoding');
  if (encoding !== undefined && encoding !== 'identity') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Compressed request bodies are not supported');
  }
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json in UTF-8');
  }
  return parseJson(bytes);
}

/** Whether the headers already promise more than `limit` bytes. */
export function exceedsContentLength(c: AppContext, limit: number): boolean {
  return Number(c.req.header('content-length') ?? 0) > limit;
}

/**
 * How many bytes a body may have: what its headers promise, or the limit where they promise nothing.
 *
 * @throws {AppError} PAYLOAD_TOO_LARGE when they promise more than `limit`.
 */
export function promisedBytes(c: AppContext, limit: number): number {
  if (exceedsContentLength(c, limit)) throw tooLarge(limit);
  const length = c.req.header('content-length');
  if (length !== undefined) return Number(length);
  return c.req.header('transfer-encoding') === undefined ? 0 : limit;
}

export function tooLarge(limit: number): AppError {
  // Closing spares the server from reading the rest of what it refuses.
  return new AppError('PAYLOAD_TOO_LARGE', `The body may have ${limit} bytes at most`, {
    headers: { connection: 'close' },
  });
}

/**
 * The body of a request as it came, for what is signed over its bytes.
 *
 * @throws {AppError} PAYLOAD_TOO_LARGE, or VALIDATION_FAILED when it is not UTF-8.
 */
export async function readText(c: AppContext, limit: number): Promise<string> {
  const bytes = await readBytes(c, limit);
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', 'The body is not UTF-8', { field: 'body', cause });
  }
}

async function readBytes(c: AppContext, limit: number): Promise<Uint8Array> {
  if (exceedsContentLength(c, limit)) throw tooLarge(limit);
  try {
    return await takeBytes(c, limit);
  } catch (cause) {
    // The client disconnected or was too slow: there is no one to answer and no server fault to log.
    if (c.env?.incoming?.socket.destroyed)
      throw new AppError('VALIDATION_FAILED', 'The body ended too early', { cause });
    throw cause;
  }
}

async function takeBytes(c: AppContext, limit: number): Promise<Uint8Array> {
  const length = c.req.header('content-length');
  const incoming = c.env?.incoming;
  if (length !== undefined) {
    return incoming === undefined
      ? new Uint8Array(await c.req.arrayBuffer())
      : readInto(Buffer.allocUnsafeSlow(Number(length)), incoming);
  }
  // Without a length the bytes are counted as they come.
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The web form of a request would hold the body twice: as it came, and joined. */
async function readInto(bytes: Buffer, incoming: AsyncIterable<Buffer>): Promise<Buffer> {
  let size = 0;
  for await (const chunk of incoming) size += chunk.copy(bytes, size);
  return bytes.subarray(0, size);
}

function parseJson(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', 'The body is not JSON in UTF-8', { field: 'body', cause });
  }
  refuseTraps(value);
  return value;
}

/** Refuses what no honest client sends: a `__proto__` key (ASVS 15.3.6), or nesting beyond any shape of the contract. */
function refuseTraps(root: unknown): void {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new AppError('VALIDATION_FAILED', 'The body is nested too deeply', { field: 'body' });
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (Object.hasOwn(value, '__proto__')) {
        throw new AppError('VALIDATION_FAILED', 'The body has a key that is not allowed', { field: '__proto__' });
      }
      for (const inner of Object.values(value)) next.push(inner);
    }
    level = next;
  }
}
