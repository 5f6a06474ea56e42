import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppError } from '../errors.ts';

/** A file of a request, on disk until the request has been answered; `parsing` reads it there. */
export class UploadedFile {
  readonly path: string;
  /** SHA-256 in hex. */
  readonly digest: string;

  constructor(place: string, digest: string) {
    this.path = place;
    this.digest = digest;
  }
}

/** A folder of this server for the files of requests under way, within that of the system (`TMPDIR`). */
export class UploadFolder implements AsyncDisposable {
  readonly path: string = path.join(tmpdir(), `fabula-uploads-${randomUUID()}`);

  /** @throws {AppError} UNAVAILABLE when nothing can be written there. */
  async create(): Promise<UploadWriter> {
    const place = path.join(this.path, randomUUID());
    try {
      // Each time: systems delete old folders of temporary files.
      await mkdir(this.path, { recursive: true, mode: 0o700 });
      return new UploadWriter(place, await open(place, 'wx', 0o600));
    } catch (cause) {
      throw noRoom(cause);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}

export class UploadWriter implements AsyncDisposable {
  readonly #path: string;
  readonly #handle: FileHandle;
  readonly #hash = createHash('sha256');

  constructor(place: string, handle: FileHandle) {
    this.#path = place;
    this.#handle = handle;
  }

  /** @throws {AppError} UNAVAILABLE on a full disk. */
  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length === 0) return;
    this.#hash.update(bytes);
    try {
      await this.#handle.writeFile(bytes);
    } catch (cause) {
      throw noRoom(cause);
    }
  }

  finish(): UploadedFile {
    return new UploadedFile(this.#path, this.#hash.digest('hex'));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#handle.close();
    await rm(this.#path, { force: true });
  }
}

function noRoom(cause: unknown): AppError {
  const headers = { 'retry-after': '60' };
  return new AppError('UNAVAILABLE', 'The server has no space for files at the moment', { cause, headers });
}
