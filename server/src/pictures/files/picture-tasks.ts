import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../media/art/composed/parts.ts';
import type { DigitalSource } from '../../media/provenance.ts';
import { task } from '../../parsing/task.ts';
import { portraitPng } from '../../portraits/draw-portrait.ts';
import type { PictureSize } from '../../providers/pictures/picture-engine.ts';
import { encodeMask, encodePicture, encodePortrait, encodePreview } from './encode-picture.ts';

// No two tasks draw the same picture: a cache of decoded ones would only take memory.
sharp.cache(false);

const MOST_UPLOADED = 8 * 1_048_576;

export const encodeDrawn = task(
  async ({ bytes, ...asked }: { bytes: Uint8Array; size: PictureSize; source: DigitalSource }) =>
    encodePicture(bytes, asked),
);

export const encodeUploaded = task(async ({ path }: { path: string }) => {
  const bytes = await readFile(path);
  if (bytes.byteLength > MOST_UPLOADED) {
    throw new AppError('PAYLOAD_TOO_LARGE', 'A picture may have 8 MiB at most', { field: 'content' });
  }
  return encodePicture(bytes, {});
});

export const encodeMasking = task(async ({ bytes, over }: { bytes: Uint8Array; over: Uint8Array }) => ({
  png: await encodeMask(bytes, over),
}));

export const encodeParts = task(async ({ parts }: { parts: Parts }) =>
  encodePicture(await portraitPng(parts), { source: 'algorithmicMedia' }),
);

export const encodeWorn = task(async ({ bytes, source }: { bytes: Uint8Array; source: DigitalSource | undefined }) =>
  encodePortrait(bytes, source),
);

export const encodeUnfinished = task(async ({ bytes }: { bytes: Uint8Array }) => encodePreview(bytes));
