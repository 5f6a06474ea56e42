import sharp from 'sharp';
import { AppError } from '../../errors.ts';
import type { DigitalSource } from '../../media/provenance.ts';
import { task } from '../../parsing/task.ts';
import type { PictureSize } from '../../providers/pictures/picture-engine.ts';
import { encodePicture, encodePortrait, encodePreview } from './encode-picture.ts';

// No two tasks draw the same picture: a cache of decoded ones would only take memory.
sharp.cache(false);

const MOST_UPLOADED = 8 * 1_048_576;

/** The files of a picture that an engine has delivered. */
export const encodeDrawn = task(
  async ({ bytes, ...asked }: { bytes: Uint8Array; size: PictureSize; source: DigitalSource }) =>
    encodePicture(bytes, asked),
);

/** The files of a picture (base64) that a person brings. */
export const encodeUploaded = task(async ({ content }: { content: string }) => {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.byteLength > MOST_UPLOADED) {
    throw new AppError('PAYLOAD_TOO_LARGE', 'A picture may have 8 MiB at most', { field: 'content' });
  }
  return encodePicture(bytes, {});
});

/** The portrait of a character that wears a kept picture. */
export const encodeWorn = task(async ({ bytes, source }: { bytes: Uint8Array; source: DigitalSource | undefined }) =>
  encodePortrait(bytes, source),
);

export const encodeUnfinished = task(async ({ bytes }: { bytes: Uint8Array }) => encodePreview(bytes));
