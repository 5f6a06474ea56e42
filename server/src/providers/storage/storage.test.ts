import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { openS3Peer } from '../../testing/s3/s3-peer.ts';
import { createDirectoryStorage } from './directory-storage.ts';
import { createS3Storage } from './s3/s3-storage.ts';
import type { Storage } from './storage.ts';

interface Opened extends AsyncDisposable {
  storage: Storage;
}

async function openDirectory(): Promise<Opened> {
  const directory = await mkdtemp(path.join(tmpdir(), 'fabula-files-'));
  return {
    storage: createDirectoryStorage(directory),
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  };
}

async function openPeer(): Promise<Opened> {
  const peer = await openS3Peer();
  return { storage: createS3Storage(peer.config), [Symbol.asyncDispose]: () => peer[Symbol.asyncDispose]() };
}

/** A real store: S3_TEST_URL, in the form of FILES_S3_URL, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. */
async function openTestStore(): Promise<Opened> {
  const { filesS3 } = readConfig({ ...process.env, FILES_S3_URL: process.env['S3_TEST_URL'] });
  if (filesS3 === undefined) throw new Error('S3_TEST_URL is not set');
  const folder = `${filesS3.folder}test-${Date.now()}/`;
  return { storage: createS3Storage({ ...filesS3, folder }), [Symbol.asyncDispose]: async () => undefined };
}

const stores = [
  ['a folder', openDirectory],
  ['a bucket', openPeer],
  ...(process.env['S3_TEST_URL'] === undefined ? [] : [['the bucket of S3_TEST_URL', openTestStore] as const]),
] as const;

describe.each(stores)('files in %s', (_name, open) => {
  let opened: Opened;
  let storage: Storage;
  beforeAll(async () => {
    opened = await open();
    ({ storage } = opened);
  });
  afterAll(async () => opened[Symbol.asyncDispose]());
  const text = async (key: `${string}/${string}`) => {
    const bytes = await storage.get(key);
    return bytes && Buffer.from(bytes).toString();
  };

  it('are read as they were written, and replaced as a whole', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
    await storage.put('cards/one.charx', bytes);
    expect(Buffer.from((await storage.get('cards/one.charx')) ?? []).equals(bytes)).toBe(true);
    await storage.put('cards/one.charx', Buffer.from('after'));
    expect(await text('cards/one.charx')).toBe('after');
    await storage.put('cards/empty.json', new Uint8Array());
    expect(await text('cards/empty.json')).toBe('');
    await storage.delete('cards/one.charx');
    await storage.delete('cards/empty.json');
  });

  it('are gone when they are deleted, twice too, and undefined where there are none', async () => {
    await storage.put('cards/two.charx', Buffer.from('two'));
    await storage.delete('cards/two.charx');
    expect(await text('cards/two.charx')).toBeUndefined();
    await storage.delete('cards/two.charx');
  });

  it('are listed by name, a page at a time, of one folder', async () => {
    const began = Date.now();
    const names = ['a.webp', 'b-300.webp', 'b.webp', 'c.webp', 'd.webp'];
    for (const name of names) await storage.put(`portraits/${name}`, Buffer.from(name));
    await storage.put('pictures/other.webp', Buffer.from('other'));
    const list = async (after: string, limit: number) =>
      (await storage.list('portraits', { after, limit })).map(({ name }) => name);
    expect(await list('', 10)).toEqual(names);
    expect(await list('', 3)).toEqual(names.slice(0, 3));
    expect(await list('b.webp', 10)).toEqual(['c.webp', 'd.webp']);
    expect(await list('d.webp', 10)).toEqual([]);
    expect(await storage.list('stories', { after: '', limit: 10 })).toEqual([]);
    const [first] = await storage.list('portraits', { after: '', limit: 1 });
    // A store tells whole seconds, by a clock of its own.
    expect(Math.abs((first?.changedAt ?? 0) - began)).toBeLessThan(600_000);
    for (const name of names) await storage.delete(`portraits/${name}`);
    await storage.delete('pictures/other.webp');
  });

  it.each(['../etc/passwd', 'cards/../../one.json', 'cards/', '/one.json', 'cards/One.json', 'a/b/c.json'])(
    'have no key such as %s',
    async (key) => {
      const wrong = key as `${string}/${string}`;
      await expect(storage.put(wrong, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(storage.get(wrong)).rejects.toThrow(RangeError);
      await expect(storage.delete(wrong)).rejects.toThrow(RangeError);
    },
  );
});
