import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { systemReason } from '../../../../lib/start-error.ts';
import { SilenceLimit } from '../../../http/silence-limit.ts';
import { FetchError } from './fetch-error.ts';
import { reasonOf, type RemoteFile } from './look-up.ts';

export interface FetchOptions {
  file: string;
  onProgress?: (bytes: number) => void;
  /** In ms, before a try after one that got no further. */
  restMs?: number;
}

const SILENCE_MS = 60_000;
const REST_MS = 3_000;
/** One after another without a byte. */
const MOST_FAILURES = 4;

/** The connection ended too early; the rest can be asked for. */
class CutError extends Error {
  override readonly name = 'CutError';
}

/**
 * Fetches a file and checks its digest:
 *
 * 1. What an earlier call has left in `<file>.part` is kept, and only the rest asked for.
 * 2. A connection that breaks off is opened again.
 * 3. The whole part is compared with the digest, and only then gets its name. A wrong one is removed.
 *
 * @throws {FetchError}
 */
export async function fetchModel(
  remote: RemoteFile,
  { file, onProgress, restMs = REST_MS }: FetchOptions,
): Promise<void> {
  const part = `${file}.part`;
  await mkdir(path.dirname(file), { recursive: true }).catch((cause: unknown) => {
    throw new FetchError(`The folder cannot be made: ${systemReason(cause)}`, { cause });
  });
  let failures = 0;
  for (let has = await sizeOf(part); has !== remote.bytes; has = await sizeOf(part)) {
    if (has > remote.bytes) await rm(part);
    else await requireSpace(path.dirname(file), remote.bytes - has);
    try {
      await fetchRest(remote, part, onProgress);
    } catch (error) {
      if (!(error instanceof CutError)) throw error;
      failures = (await sizeOf(part)) > has ? 0 : failures + 1;
      if (failures === MOST_FAILURES) {
        throw new FetchError(`The connection breaks off: ${error.message}. Run it again to continue`, { cause: error });
      }
      await delay(failures * restMs);
    }
  }
  if ((await digestOf(part)) !== remote.digest) {
    await rm(part);
    throw new FetchError(`What came from ${remote.address} has a wrong SHA-256 and was removed`);
  }
  await rename(part, file);
}

/** Whether a file is there and whole. */
export async function isWhole(file: string, { bytes, digest }: RemoteFile): Promise<boolean> {
  return (await sizeOf(file)) === bytes && (await digestOf(file)) === digest;
}

async function fetchRest(
  { address, bytes }: RemoteFile,
  part: string,
  onProgress: FetchOptions['onProgress'],
): Promise<void> {
  const has = await sizeOf(part);
  const silence = new SilenceLimit(SILENCE_MS, (ms) => new CutError(`nothing came for ${ms} ms`));
  const headers = { 'accept-encoding': 'identity', ...(has === 0 ? {} : { range: `bytes=${has}-` }) };
  const response = await silence
    .wait(fetch(address, { headers, signal: silence.signal }))
    .catch((cause: unknown) => Promise.reject(new CutError(reasonOf(cause), { cause })));
  if (response.status >= 500 || response.status === 429) throw new CutError(`the host answered ${response.status}`);
  if (!response.ok || response.body === null) {
    throw new FetchError(`The host refuses the file: ${address} (${response.status})`);
  }
  await using opened = await open(part, 'a');
  // A host without ranges sends all of it again.
  const isRest = response.status === 206;
  if (!isRest) await opened.truncate();
  let size = isRest ? has : 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await silence
      .wait(reader.read())
      .catch((cause: unknown) => Promise.reject(new CutError(reasonOf(cause), { cause })));
    if (done) break;
    size += value.length;
    if (size > bytes) throw new FetchError(`The host sends more than the ${bytes} bytes that it spoke of: ${address}`);
    await opened.appendFile(value).catch((cause: unknown) => {
      throw new FetchError(`${part} cannot be written: ${systemReason(cause)}. Make room and run it again`, { cause });
    });
    onProgress?.(size);
  }
  if (size < bytes) throw new CutError(`${size} of ${bytes} bytes came`);
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes) return;
  throw new FetchError(`There is no room in ${folder}: ${bytes} bytes are missing, and ${bavail * bsize} are free`);
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
