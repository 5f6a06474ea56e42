import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { ART_RECIPE } from '../media/art/addresses.ts';
import { writeWhole } from './write-whole.ts';

const MANIFEST_FILE = 'manifest.json';

const manifestSchema = z.object({ recipe: z.literal(ART_RECIPE), files: z.record(z.string(), z.string()) });

/** From each file's address to the digest of its inputs. */
export type Digests = Record<string, string>;

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

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
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A folder's manifest; empty when missing, damaged or of another recipe. */
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
