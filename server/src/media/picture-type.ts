/** The first bytes of every PNG (W3C PNG, 5.2). */
export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Pictures that a portrait may be. A drawing of vectors is none of them: it is a program. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

export const MEDIA_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const satisfies Record<PictureType, string>;

/** Whether bytes begin as a PNG and go on after its signature. */
export function isPng(bytes: Uint8Array): boolean {
  return bytes.byteLength > PNG_SIGNATURE.length && PNG_SIGNATURE.equals(bytes.subarray(0, PNG_SIGNATURE.length));
}

/** What kind of picture bytes are, by their first ones; names and headers may say anything. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (isPng(bytes)) return 'png';
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('GIF8')) return 'gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  return /^....ftypavi[fs]/s.test(head) ? 'avif' : undefined;
}
