import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDirectoryStorage } from './directory-storage.ts';

const KEY = 'portraits/one.webp';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fabula-files-'));
});
afterEach(async () => rm(directory, { recursive: true, force: true }));

describe('a full disk', () => {
  // Linux' full device fails like a full disk.
  const fill = async () => {
    await mkdir(path.join(directory, 'portraits'), { recursive: true });
    await symlink('/dev/full', path.join(directory, `${KEY}.draft.part`));
  };

  it.runIf(process.platform === 'linux')('takes no file and says so, and keeps what was there before', async () => {
    const storage = createDirectoryStorage(directory, () => 'draft');
    await storage.put(KEY, Buffer.from('before'));
    await fill();
    const full = { reason: 'UNAVAILABLE', cause: { code: 'ENOSPC' }, headers: { 'retry-after': '60' } };
    await expect(storage.put(KEY, Buffer.from('after'))).rejects.toMatchObject(full);
    expect(Buffer.from((await storage.get(KEY)) ?? []).toString()).toBe('before');
    expect(await readdir(path.join(directory, 'portraits'))).toEqual(['one.webp']);

    await storage.put(KEY, Buffer.from('after'));
    expect(Buffer.from((await storage.get(KEY)) ?? []).toString()).toBe('after');
  });
});
