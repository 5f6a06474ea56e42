import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { S3Config } from '../../../config/files.ts';
import { AppError } from '../../../errors.ts';
import { requireKey, type Storage, type StoredFile } from '../storage.ts';
import { createS3Client, S3Error, type S3Answer, type S3Request, type S3Times } from './s3-client.ts';

/** The most that S3 lists at once. */
const LONGEST_PAGE = 1_000;

/** For those who look into the bucket: the server itself decides by the key. */
const TYPES: Readonly<Record<string, string | undefined>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

const Listed = z.object({
  ListBucketResult: z.object({
    NextContinuationToken: z.string().optional(),
    Contents: z.array(z.object({ Key: z.string(), LastModified: z.iso.datetime() })).default([]),
  }),
});

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

/**
 * Files in a bucket that only the server needs to read. A PUT is whole or not there.
 *
 * @param times for tests: the longest try and the first wait between two
 */
export function createS3Storage(config: S3Config, times?: S3Times): Storage {
  const call = createS3Client(config, times);
  const ask = async (request: S3Request): Promise<S3Answer> => {
    try {
      return await call(request);
    } catch (cause) {
      if (!(cause instanceof S3Error)) throw cause;
      const details = { cause, headers: { 'retry-after': '10' } };
      throw new AppError('UNAVAILABLE', 'The server cannot reach its files at the moment', details);
    }
  };

  /** Entries in the order of their names, from all pages that it takes. */
  async function* listAll(prefix: string, after: string): AsyncGenerator<StoredFile> {
    let page: Readonly<Record<string, string>> = after === '' ? {} : { 'start-after': prefix + after };
    for (;;) {
      const query = { 'list-type': '2', prefix, delimiter: '/', 'max-keys': String(LONGEST_PAGE), ...page };
      const { body } = await ask({ method: 'GET', query });
      const { Contents, NextContinuationToken } = readList(body);
      for (const { Key, LastModified } of Contents) {
        yield { name: Key.slice(prefix.length), changedAt: Date.parse(LastModified) };
      }
      if (NextContinuationToken === undefined) return;
      page = { 'continuation-token': NextContinuationToken };
    }
  }

  return {
    name: 's3',

    async put(key, bytes) {
      requireKey(key);
      const headers = { 'content-type': TYPES[path.extname(key)] ?? 'application/octet-stream' };
      await ask({ method: 'PUT', key, headers, body: new Uint8Array(bytes) });
    },

    async get(key) {
      requireKey(key);
      const { body, status } = await ask({ method: 'GET', key });
      return status === 404 ? undefined : body;
    },

    async delete(key) {
      requireKey(key);
      await ask({ method: 'DELETE', key });
    },

    async list(folder, { after, limit }) {
      const files: StoredFile[] = [];
      for await (const file of listAll(`${config.folder}${folder}/`, after)) {
        if (files.push(file) === limit) break;
      }
      return files;
    },
  };
}

/** @throws {AppError} for what is no list: the address is that of something else. */
function readList(body: Uint8Array) {
  const read = Listed.safeParse(parser.parse(Buffer.from(body).toString()));
  if (read.success) return read.data.ListBucketResult;
  throw new AppError('UNAVAILABLE', 'The store of files does not list its files', { cause: read.error });
}
