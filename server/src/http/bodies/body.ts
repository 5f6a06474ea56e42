import { AppError } from '../../errors.ts';
import type { AppContext } from '../context.ts';

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const MAX_DEPTH = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses JSON of at most `limit` bytes. Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or VALIDATION_FAILED. */
export async function readJsonBody(c: AppContext, limit: number): Promise<unknown> {
  const bytes = await readBytes(c, limit);
  if (bytes.byteLength === 0) return undefined;
  requireJsonType(c);
  return parseJson(bytes);
}

/** Throws UNSUPPORTED_MEDIA_TYPE. */
export function requireJsonType(c: AppContext): void {
  const encoding = c.req.header('content-encoding');
  if (encoding !== undefined && encoding !== 'identity') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Compressed request bodies are not supported');
  }
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json in UTF-8');
  }
}

export function exceedsContentLength(c: AppContext, limit: number): boolean {
  return Number(c.req.header('content-length') ?? 0) > limit;
}

/** The promised size, else the limit. Throws PAYLOAD_TOO_LARGE above it. */
export function promisedBytes(c: AppContext, limit: number): number {
  if (exceedsContentLength(c, limit)) throw tooLarge(limit);
  const length = c.req.header('content-length');
  if (length !== undefined) return Number(length);
  return c.req.header('transfer-encoding') === undefined ? 0 : limit;
}

export function tooLarge(limit: number): AppError {
  // Closing saves reading the rest.
  return new AppError('PAYLOAD_TOO_LARGE', `The body may have ${limit} bytes at most`, {
    headers: { connection: 'close' },
  });
}

/** A raw body, for signatures over its bytes. Throws PAYLOAD_TOO_LARGE, VALIDATION_FAILED when not UTF-8. */
export async function readText(c: AppContext, limit: number): Promise<string> {
  const bytes = await readBytes(c, limit);
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', 'The body is not UTF-8', { field: 'body', cause });
  }
}

async function readBytes(c: AppContext, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  // In place where the length is known: in pieces and whole, it would take twice the memory.
  const hasLength = c.req.header('content-length') !== undefined;
  const whole = hasLength ? Buffer.allocUnsafeSlow(promisedBytes(c, limit)) : undefined;
  let size = 0;
  for await (const chunk of readChunks(c, limit)) {
    if (whole === undefined) chunks.push(chunk);
    else whole.set(chunk, size);
    size += chunk.byteLength;
  }
  return whole?.subarray(0, size) ?? Buffer.concat(chunks);
}

/** The body as it arrives. Throws PAYLOAD_TOO_LARGE, VALIDATION_FAILED when it ends too early. */
export async function* readChunks(c: AppContext, limit: number): AsyncGenerator<Uint8Array> {
  if (exceedsContentLength(c, limit)) throw tooLarge(limit);
  const hasLength = c.req.header('content-length') !== undefined;
  const incoming = hasLength ? c.env?.incoming : undefined;
  try {
    let size = 0;
    // The web Request would hold the body twice.
    for await (const chunk of incoming ?? c.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge(limit);
      yield chunk;
    }
  } catch (cause) {
    // The client left or was too slow: no answer, no server fault.
    if (c.env?.incoming?.socket.destroyed)
      throw new AppError('VALIDATION_FAILED', 'The body ended too early', { cause });
    throw cause;
  }
}

/** Throws VALIDATION_FAILED. */
export function parseJson(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', 'The body is not JSON in UTF-8', { field: 'body', cause });
  }
  refuseTraps(value);
  return value;
}

/** Refuses `__proto__` keys (ASVS 15.3.6) and nesting beyond the contract. */
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
