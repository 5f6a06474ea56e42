import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import sharp, { type Sharp } from 'sharp';

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
/** About half the bytes of the WebP at the same sight; an effort of 4 gains 4 % for six times the work. */
const AVIF = { quality: 46, effort: 2 } as const;
/** Cards for shared links are PNG: not every site that shows them reads WebP. */
const PNG = { palette: true, quality: 90, effort: 1 } as const;

/** A picture that could not be drawn or written; the cause says why. */
export class ArtFileError extends Error {
  override readonly name = 'ArtFileError';
  readonly address: string;

  constructor(address: string, cause: unknown) {
    super(`The picture ${address} could not be written`, { cause });
    this.address = address;
  }
}

/** The world whose pictures are written, and the folder that is served at `/art/1`. */
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

/** Every WebP has an AVIF beside it, for browsers that take it. */
function addressesOf(address: string): string[] {
  return address.endsWith('.webp') ? [address, address.replace(/\.webp$/, '.avif')] : [address];
}

async function encode(image: Sharp, address: string): Promise<Buffer[]> {
  if (address.endsWith('.png')) return [await image.png(PNG).toBuffer()];
  // Drawn once: that takes longer than either encoding.
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: info });
  return [await drawn.clone().webp(WEBP).toBuffer(), await drawn.clone().avif(AVIF).toBuffer()];
}

async function writePicture(outDir: string, { address, width, inputs }: PictureJob): Promise<void> {
  try {
    const image = sharp(Buffer.from(drawPicture(inputs)), { density: 96 }).resize(width);
    const files = await encode(image, address);
    for (const [index, path] of addressesOf(address).entries()) {
      await writeWhole(pathOf(outDir, path), files[index] ?? '');
    }
  } catch (error) {
    throw new ArtFileError(address, error);
  }
}

/**
 * Works through a list, at most `limit` items at a time. After an error nothing more is begun; rejects with it when all
 * that was under way has ended.
 */
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

/**
 * Writes the pictures of a world, the preset avatars and the pictures of the states. A file that stands
 * there and was drawn from the same inputs by the same recipe is kept. Files appear whole, so that a server may read the
 * folder meanwhile. Rejects with an `ArtFileError`.
 */
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
