import sharp, { type Sharp } from 'sharp';
import { portraitColor } from '../../media/art/palette.ts';
import { portrait as drawPortrait } from '../../media/art/portrait.ts';
import type { FilmFile } from '../../films/film-files.ts';
import { LIMITS } from '../format/limits.ts';
import type { PortraitOptions } from '../../media/art/types.ts';
import { pictureTypeOf } from '../../media/picture-type.ts';

/** A portrait as pages show it: WebP in two widths, 3:4, and a colour until it is there. */
export interface Portrait {
  small: Uint8Array<ArrayBuffer>;
  large: Uint8Array<ArrayBuffer>;
  /** `#rrggbb` */
  color: string;
  /** Left out for one that does not move, and for one that moves by its parts. */
  film?: FilmFile;
}

const WEBP = { quality: 82, effort: 4 } as const;
const WIDTHS = { small: 300, large: 600 } as const;
const SECONDS = 10;

/**
 * Re-encodes an uploaded picture, so that only its pixels are served. Undefined for one that cannot
 * be read or is too large; of moving ones the first frame.
 */
export async function portraitOf(picture: Uint8Array): Promise<Portrait | undefined> {
  if (pictureTypeOf(picture) === undefined) return undefined;
  try {
    const read = await decode(picture);
    const { dominant } = await read().stats();
    const color = toHex([dominant.r, dominant.g, dominant.b]);
    return { small: await draw(read(), WIDTHS.small), large: await draw(read(), WIDTHS.large), color };
  } catch {
    // Whatever is wrong with a stranger's picture, the character gets one of ours.
    return undefined;
  }
}

/** As `portraitOf`, for a picture beside the portrait; a small one is not made larger. */
export async function pictureOf(picture: Uint8Array): Promise<Pick<Portrait, 'small' | 'large'> | undefined> {
  if (pictureTypeOf(picture) === undefined) return undefined;
  try {
    const { width } = await open(picture).metadata();
    const read = await decode(picture);
    const small = await draw(read(), WIDTHS.small);
    return { small, large: width <= WIDTHS.small ? small : await draw(read(), WIDTHS.large) };
  } catch {
    return undefined;
  }
}

/** The upper part of a picture as pages show it: one of 40 megapixels is decoded once, not for each of its sizes. */
async function decode(picture: Uint8Array): Promise<() => Sharp> {
  const cropped = crop(open(picture).rotate(), WIDTHS.large);
  const { data, info } = await cropped.raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

/** The portrait of a character that has brought none; equal seeds and options are drawn alike. */
export async function drawnPortrait(seed: string, options: PortraitOptions = {}): Promise<Portrait> {
  const svg = Buffer.from(drawPortrait(seed, options));
  const color = portraitColor({ seed, options });
  return { small: await draw(sharp(svg), WIDTHS.small), large: await draw(sharp(svg), WIDTHS.large), color };
}

/** A picture as PNG for a card to be put into: one that is PNG stays as it is; undefined for one that cannot be read. */
export async function toPng(picture: Uint8Array): Promise<Uint8Array | undefined> {
  if (pictureTypeOf(picture) === 'png') return picture;
  if (pictureTypeOf(picture) === undefined) return undefined;
  try {
    return await open(picture).rotate().timeout({ seconds: SECONDS }).png().toBuffer();
  } catch {
    return undefined;
  }
}

function open(picture: Uint8Array): Sharp {
  return sharp(picture, { limitInputPixels: LIMITS.pixels, failOn: 'error', pages: 1 });
}

async function draw(picture: Sharp, width: number): Promise<Buffer<ArrayBuffer>> {
  return crop(picture, width).webp(WEBP).toBuffer();
}

function crop(picture: Sharp, width: number): Sharp {
  const height = (width / 3) * 4;
  return picture.resize(width, height, { fit: 'cover', position: 'top' }).timeout({ seconds: SECONDS });
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
