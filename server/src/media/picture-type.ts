/** W3C PNG, 5.2. */
export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** No SVG: it is a program. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

export const MEDIA_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const satisfies Record<PictureType, string>;

export function isPng(bytes: Uint8Array): boolean {
  return bytes.byteLength > PNG_SIGNATURE.length && PNG_SIGNATURE.equals(bytes.subarray(0, PNG_SIGNATURE.length));
}

/** By the first bytes; names and headers prove nothing. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (isPng(bytes)) return 'png';
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('GIF8')) return 'gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  return /^....ftypavi[fs]/s.test(head) ? 'avif' : undefined;
}
