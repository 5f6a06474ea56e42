import sharp from 'sharp';
import { livingFrames } from '../media/art/composed/living-frames.ts';
import type { Parts } from '../media/art/composed/parts.ts';
import { provenanceXmp } from '../media/provenance.ts';

/** Pixels; 3:4 as every portrait. */
export const LIVING_SIZE = { width: 480, height: 640 } as const;
/** Bytes that a living portrait has at most. */
export const MOST_LIVING_BYTES = 30_000;
/** From the best to the one that any portrait fits with. */
const QUALITIES = [82, 70, 55, 30] as const;
const SECONDS = 10;

/**
 * A portrait that blinks and smiles, from its parts: an endless animated WebP of five frames, with its provenance in XMP.
 * The same parts give the same bytes.
 */
export async function livingPortrait(parts: Parts): Promise<Uint8Array<ArrayBuffer>> {
  const frames = livingFrames(parts);
  const pictures = await Promise.all(
    frames.map(async ({ drawing }) => sharp(Buffer.from(drawing)).resize(LIVING_SIZE.width).png().toBuffer()),
  );
  let encoded = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    encoded = await sharp(pictures, { join: { animated: true } })
      .timeout({ seconds: SECONDS })
      .webp({ quality, effort: 4, loop: 0, delay: frames.map(({ ms }) => ms), minSize: true })
      .withXmp(provenanceXmp('algorithmicMedia'))
      .toBuffer();
    if (encoded.byteLength <= MOST_LIVING_BYTES) break;
  }
  return encoded;
}
