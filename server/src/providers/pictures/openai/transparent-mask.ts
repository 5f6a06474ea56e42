import sharp from 'sharp';
import type { PictureFile } from '../picture-engine.ts';

/** Our masks repaint white, the API's transparent parts. The mask is our own file. */
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
