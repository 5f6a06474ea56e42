import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { ART_RECIPE } from '../media/art/addresses.ts';
import { writeWhole } from './write-whole.ts';

const MANIFEST_FILE = 'manifest.json';

const manifestSchema = z.object({ recipe: z.literal(ART_RECIPE), files: z.record(z.string(), z.string()) });

/** Digest of the inputs that each written file was drawn from, by the file's address. */
export type Digests = Record<string, string>;

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Digest of what a file is drawn from. The order in which options are written does not matter. */
export function digestOf(inputs: unknown): string {
  return createHash('sha256').update(JSON.stringify(inputs, sortedKeys)).digest('hex');
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // A damaged manifest only means that everything is drawn again.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Reads what a folder was drawn from; nothing when there is no manifest of this recipe that can be read. */
export async function readManifest(outDir: string): Promise<Digests> {
  try {
    const manifest = manifestSchema.safeParse(parsed(await readFile(join(outDir, MANIFEST_FILE), 'utf8')));
    return manifest.success ? manifest.data.files : {};
  } catch (error) {
    if (isMissing(error)) return {};
    throw error;
  }
}

export async function writeManifest(outDir: string, files: Digests): Promise<void> {
  const manifest = { recipe: ART_RECIPE, files } satisfies z.infer<typeof manifestSchema>;
  await writeWhole(join(outDir, MANIFEST_FILE), `${JSON.stringify(manifest, sortedKeys, 1)}\n`);
}
