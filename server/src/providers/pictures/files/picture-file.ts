import { EngineError } from '../../engines/engine-error.ts';
import type { PictureFile, PictureSize } from '../picture-engine.ts';
import { MOST_FILE_BYTES } from '../../engines/engine-host.ts';
import { readPictureHeader } from './picture-header.ts';

export const FILE_ENDS = { 'image/png': 'png', 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const satisfies Record<
  PictureFile['mime'],
  string
>;

/** No engine draws more. */
const MOST_PIXELS = 40_000_000;

/**
 * Checks a picture's container to its end without decoding.
 *
 * @param said The size that the engine claims.
 * @throws {EngineError} `broken` when truncated, of another format or size.
 */
export function pictureFile(bytes: Uint8Array<ArrayBuffer>, said?: PictureSize): PictureFile {
  const header = readPictureHeader(bytes);
  if (header === undefined) throw new EngineError('broken', 'The engine sent no whole picture');
  const { height, mime, width } = header;
  if (width * height > MOST_PIXELS) throw new EngineError('broken', 'The picture has too many pixels');
  if (said !== undefined && (said.width !== width || said.height !== height)) {
    const message = `The engine says ${said.width} × ${said.height} and sent ${width} × ${height}`;
    throw new EngineError('broken', message);
  }
  return { bytes, mime };
}

export function pictureOfBase64(text: string, said?: PictureSize): PictureFile {
  const base64 = text.startsWith('data:') ? text.slice(text.indexOf(',') + 1) : text;
  if (base64.length > Math.ceil(MOST_FILE_BYTES / 3) * 4) {
    throw new EngineError('broken', 'The picture is too large');
  }
  return pictureFile(new Uint8Array(Buffer.from(base64, 'base64')), said);
}

export function base64Of({ bytes }: PictureFile): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
