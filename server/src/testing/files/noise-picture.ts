import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A square picture of noise in PNG: nothing makes it much smaller than three bytes for each of its points. */
export async function noisePicture(edge: number): Promise<Buffer> {
  const raw = { width: edge, height: edge, channels: 3 } as const;
  return sharp(randomBytes(edge * edge * 3), { raw })
    .png()
    .toBuffer();
}
