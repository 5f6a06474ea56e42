import sharp from 'sharp';
import { pictureTypeOf } from '../../media/picture-type.ts';
import { AppError } from '../../errors.ts';

const MOST_BYTES = 5 * 1_048_576;
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 1_536;
const SECONDS = 10;
const TAKEN = new Set(['png', 'jpeg', 'webp']);

export interface DrawnImage {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/**
 * Re-encodes a picture (PNG, JPEG or WebP), which drops its metadata.
 *
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE; PAYLOAD_TOO_LARGE for too many bytes or pixels.
 */
export async function drawImage(bytes: Uint8Array): Promise<DrawnImage> {
  if (bytes.byteLength > MOST_BYTES) throw new AppError('PAYLOAD_TOO_LARGE', 'A picture may have 5 MiB at most');
  const type = pictureTypeOf(bytes);
  if (type === undefined || !TAKEN.has(type)) throw unreadable();
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const;
  const { height, width } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw unreadable(cause);
    });
  if (width * height > MOST_PIXELS) throw new AppError('PAYLOAD_TOO_LARGE', 'A picture may have 40 megapixels at most');
  const drawn = sharp(bytes, options)
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, effort: 4 })
    .timeout({ seconds: SECONDS });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true }).catch((cause: unknown) => {
    throw unreadable(cause);
  });
  return { bytes: data, width: info.width, height: info.height };
}

function unreadable(cause?: unknown): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', 'The file is not a PNG, JPEG or WebP picture', {
    field: 'content',
    cause,
  });
}
