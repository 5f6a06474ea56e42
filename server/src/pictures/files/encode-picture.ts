import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../errors.ts';
import { pictureTypeOf } from '../../media/picture-type.ts';
import { provenanceXmp, type DigitalSource } from '../../media/provenance.ts';
import type { PictureSize } from '../../providers/pictures/picture-engine.ts';

const MOST_BYTES = 32 * 1_048_576;
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 1_600;
const WIDTHS = { small: 300, large: 600 } as const;
const PREVIEW_WIDTH = 300;
const SECONDS = 10;
const TAKEN = new Set(['png', 'jpeg', 'webp']);
const WEBP = { small: { quality: 82, effort: 4 }, full: { quality: 90, effort: 3 } } as const;

/** The files of a picture: WebP in three widths. */
export interface PictureFiles {
  small: Uint8Array<ArrayBuffer>;
  large: Uint8Array<ArrayBuffer>;
  full: Uint8Array<ArrayBuffer>;
  /** Of `full`. */
  width: number;
  height: number;
}

export interface EncodedPreview {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/**
 * Decodes a picture and encodes it again: only its pixels are kept.
 *
 * @param size What it must measure; left out for any.
 * @param source What its files are to say about how it came about; left out for nothing.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE for what is no whole PNG, JPEG or WebP, or has another size;
 *   PAYLOAD_TOO_LARGE for too many bytes or pixels. Both with the field `content`.
 */
export async function encodePicture(
  bytes: Uint8Array,
  { size, source }: { size?: PictureSize | undefined; source?: DigitalSource | undefined },
): Promise<PictureFiles> {
  await requirePicture(bytes, size);
  // A large picture is decoded once, not for each of its sizes.
  const { data, info } = await open(bytes)
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const read = (): Sharp => sharp(data, { raw: info }).timeout({ seconds: SECONDS });
  const finish = async (picture: Sharp, quality: (typeof WEBP)[keyof typeof WEBP]): Promise<Buffer<ArrayBuffer>> => {
    const encoded = picture.webp(quality);
    return (source === undefined ? encoded : encoded.withXmp(provenanceXmp(source))).toBuffer();
  };
  return {
    small: await finish(read().resize({ width: WIDTHS.small }), WEBP.small),
    large: await finish(read().resize({ width: WIDTHS.large }), WEBP.small),
    full: await finish(read(), WEBP.full),
    width: info.width,
    height: info.height,
  };
}

/** As pages show the portrait of a character: 3:4 in two widths, and a colour until it is there. */
export interface PortraitFiles {
  small: Uint8Array<ArrayBuffer>;
  large: Uint8Array<ArrayBuffer>;
  /** `#rrggbb` */
  color: string;
}

/** The portrait that a kept picture makes. @throws {AppError} as `encodePicture` does. */
export async function encodePortrait(bytes: Uint8Array, source: DigitalSource | undefined): Promise<PortraitFiles> {
  await requirePicture(bytes, undefined);
  const draw = async (width: number): Promise<Buffer<ArrayBuffer>> => {
    const cropped = open(bytes)
      .resize(width, (width / 3) * 4, { fit: 'cover', position: 'top' })
      .webp(WEBP.small);
    return (source === undefined ? cropped : cropped.withXmp(provenanceXmp(source))).toBuffer();
  };
  const { dominant } = await open(bytes).stats().catch(refuse);
  const color = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return { small: await draw(WIDTHS.small), large: await draw(WIDTHS.large), color: `#${color}` };
}

/** A small picture of what has come so far. @throws {AppError} as `encodePicture` does. */
export async function encodePreview(bytes: Uint8Array): Promise<EncodedPreview> {
  await requirePicture(bytes, undefined);
  const { data, info } = await open(bytes)
    .resize({ width: PREVIEW_WIDTH, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 60, effort: 2 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * A mask as engines take it: a PNG of one channel, as large as the picture that it lies over. Where it is transparent it
 * repaints nothing.
 *
 * @throws {AppError} as `encodePicture` does.
 */
export async function encodeMask(bytes: Uint8Array, over: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  await requirePicture(bytes, undefined);
  await requirePicture(over, undefined);
  const { height, width } = await sharp(over).metadata();
  return open(bytes)
    .flatten({ background: '#000000' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .png()
    .toBuffer()
    .catch(refuse);
}

async function requirePicture(bytes: Uint8Array, size: PictureSize | undefined): Promise<void> {
  if (bytes.byteLength > MOST_BYTES) throw tooLarge('A picture may have 32 MiB at most');
  const type = pictureTypeOf(bytes);
  if (type === undefined || !TAKEN.has(type)) throw unreadable();
  const { height, width } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse);
  if (width * height > MOST_PIXELS) throw tooLarge('A picture may have 40 megapixels at most');
  if (size === undefined || (size.width === width && size.height === height)) return;
  throw unreadable(`The picture measures ${width} × ${height}, not ${size.width} × ${size.height}`);
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).timeout({ seconds: SECONDS });
}

function refuse(cause: unknown): never {
  throw unreadable(undefined, cause);
}

function unreadable(message = 'The file is not a whole PNG, JPEG or WebP picture', cause?: unknown): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message, { field: 'content', cause });
}

function tooLarge(message: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', message, { field: 'content' });
}
