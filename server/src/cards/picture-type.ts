import { isPng } from './png-file.ts';

/** Pictures that a portrait may be. A drawing of vectors is none of them: it is a program. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

export const MEDIA_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const satisfies Record<PictureType, string>;

/** What kind of picture bytes are, by their first ones; names and headers may say anything. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (isPng(bytes)) return 'png';
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('GIF8')) return 'gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  return /^....ftypavi[fs]/s.test(head) ? 'avif' : undefined;
}
