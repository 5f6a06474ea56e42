import sharp from 'sharp';
import type { PictureFile } from '../picture-engine.ts';

/** In our masks the white parts are repainted; the API repaints what is transparent. The mask is a file of this server's own. */
export async function transparentMask(mask: PictureFile): Promise<Uint8Array<ArrayBuffer>> {
  const { data, info } = await sharp(mask.bytes)
    .removeAlpha()
    .toColourspace('b-w')
    .negate()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { height, width } = info;
  const png = await sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .joinChannel(data, { raw: { width, height, channels: info.channels } })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}
