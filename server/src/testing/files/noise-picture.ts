import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** Incompressible: about three bytes per pixel. */
export async function noisePicture(edge: number): Promise<Buffer> {
  const raw = { width: edge, height: edge, channels: 3 } as const;
  return sharp(randomBytes(edge * edge * 3), { raw })
    .png()
    .toBuffer();
}
