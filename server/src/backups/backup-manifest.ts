import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** The parts of a backup, in its folder. */
export const PARTS = {
  database: 'fabula.sqlite',
  files: 'files',
  key: 'secret.key',
  manifest: 'manifest.json',
} as const;

const Manifest = z.object({
  /** Of this form of backups. */
  format: z.literal(1),
  /** Of the server that made it. */
  version: z.string(),
  takenAt: z.iso.datetime(),
  database: z.object({ bytes: z.int(), sha256: z.string() }),
  files: z.object({ count: z.int(), bytes: z.int() }),
  hasKey: z.boolean(),
});

/** What a backup holds: sizes in bytes. */
export type BackupManifest = z.output<typeof Manifest>;

/** @throws {Error} when the folder is no whole backup: the system's, or zod's. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  return Manifest.parse(JSON.parse(await readFile(path.join(folder, PARTS.manifest), 'utf8')));
}

/** The size in bytes and the digest of a file, read piece by piece. */
export async function measure(file: string): Promise<BackupManifest['database']> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(file), digest);
  const { size } = await stat(file);
  return { bytes: size, sha256: digest.digest('hex') };
}

/** What a storage is still writing. */
const isDraft = (name: string): boolean => name.endsWith('.part');

/** The whole files below a folder, by their paths in it; none where there is no folder. */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !isDraft(entry.name))
      .map(({ name, parentPath }) => path.relative(folder, path.join(parentPath, name)));
  } catch (cause) {
    if (isMissing(cause)) return [];
    throw cause;
  }
}

export function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}
