import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import sharp from 'sharp';

import { ART_RECIPE } from '../media/art/addresses.ts';
import { type Digests, digestOf, readManifest, writeManifest } from './manifest.ts';
import {
  avatarJobs,
  drawPicture,
  type IllustratedCharacter,
  type IllustratedStory,
  type PictureJob,
  characterJobs,
  stateJobs,
  storyJobs,
} from './picture-jobs.ts';
import { writeWhole } from './write-whole.ts';

const WEBP = { quality: 82, effort: 4 } as const;
/** Half the bytes of the WebP at equal quality; effort 4 gains 4 % for six times the work. */
const AVIF = { quality: 46, effort: 2 } as const;
/** Not every site reads WebP. */
const PNG = { palette: true, quality: 90, effort: 1 } as const;

/** The best quality takes twenty times as long for a tenth of the bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

export class ArtFileError extends Error {
  override readonly name = 'ArtFileError';
  readonly address: string;

  constructor(address: string, cause: unknown) {
    super(`The picture ${address} could not be written`, { cause });
    this.address = address;
  }
}

export interface ArtRequest {
  characters: readonly IllustratedCharacter[];
  stories: readonly IllustratedStory[];
  outDir: string;
}

export interface ArtResult {
  drawn: number;
  kept: number;
}

function pathOf(outDir: string, address: string): string {
  return join(outDir, address.replace(`/art/${ART_RECIPE}/`, ''));
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Every WebP has an AVIF beside it, every SVG a compressed copy, for browsers that take them. */
function addressesOf(address: string): string[] {
  if (address.endsWith('.svg')) return [address, `${address}.br`];
  return address.endsWith('.webp') ? [address, address.replace(/\.webp$/, '.avif')] : [address];
}

async function encode(picture: string, { address, width }: PictureJob): Promise<Buffer[]> {
  const source = Buffer.from(picture);
  if (address.endsWith('.svg')) return [source, brotliCompressSync(source, BROTLI)];
  const image = sharp(source, { density: 96 }).resize(width);
  if (address.endsWith('.png')) return [await image.png(PNG).toBuffer()];
  // Drawing takes longer than either encoding.
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: info });
  return [await drawn.clone().webp(WEBP).toBuffer(), await drawn.clone().avif(AVIF).toBuffer()];
}

async function writePicture(outDir: string, job: PictureJob): Promise<void> {
  const { address, inputs } = job;
  try {
    const files = await encode(drawPicture(inputs), job);
    for (const [index, path] of addressesOf(address).entries()) {
      await writeWhole(pathOf(outDir, path), files[index] ?? '');
    }
  } catch (error) {
    throw new ArtFileError(address, error);
  }
}

/** At most `limit` items at a time; after an error it starts no more and rejects once the running ones ended. */
async function inParallel<Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const errors: unknown[] = [];
  const worker = async () => {
    for (const item of waiting) {
      if (errors.length > 0) return;
      await work(item).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  if (errors.length > 0) throw errors[0];
}

/** Writes changed pictures, each atomically, so that a server may read meanwhile. Rejects with ArtFileError. */
export async function writeArt({ characters, stories, outDir }: ArtRequest): Promise<ArtResult> {
  const jobs = [
    ...characters.flatMap(characterJobs),
    ...stories.flatMap(storyJobs),
    ...avatarJobs(),
    ...stateJobs(),
  ].map((job) => ({ ...job, digest: digestOf({ ...job, recipe: ART_RECIPE, webp: WEBP, avif: AVIF, png: PNG }) }));
  const before = await readManifest(outDir);
  const present = await Promise.all(
    jobs.map(async ({ address, digest }) => {
      if (before[address] !== digest) return false;
      const files = await Promise.all(addressesOf(address).map((file) => exists(pathOf(outDir, file))));
      return files.every(Boolean);
    }),
  );
  const missing = jobs.filter((_, index) => !present[index]);
  if (missing.length > 0) {
    await inParallel(missing, availableParallelism(), (job) => writePicture(outDir, job));
    const digests: Digests = Object.fromEntries(jobs.map(({ address, digest }) => [address, digest]));
    await writeManifest(outDir, digests);
  }
  return { drawn: missing.length, kept: jobs.length - missing.length };
}
