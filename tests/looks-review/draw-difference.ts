import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

import { pictureTolerance } from '../levels/pictures/picture-tolerance.ts';

/** A picture on a transparent ground of this size, from its top left corner, as raw RGBA. */
async function onGround(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const { width: own, height: tall } = await sharp(picture).metadata();
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own, bottom: height - tall, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
}

/** Draws where two PNGs differ, in red on the second one, as the tests see it. They may be of different sizes. */
export async function drawDifference(before: Buffer, after: Buffer): Promise<Buffer> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([onGround(before, width, height), onGround(after, width, height)]);
  const difference = new Uint8Array(width * height * 4);
  pixelmatch(one, other, difference, width, height, { threshold: pictureTolerance.threshold });
  return sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
