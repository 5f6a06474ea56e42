import type { FilmType } from '../../contract/validators.ts';

const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** The documented name of the format stands within the first element (RFC 9559, 11.1). */
const WEBM_HEAD_BYTES = 64;
/** ISO 14496-12, 4.3: brands of pictures and of sound alone are no films. */
const NO_FILM = /^(?:avif|avis|heic|heix|mif1|msf1|M4A |M4B )$/;

/** By the first bytes; names and headers prove nothing. Undefined for no film. */
export function filmTypeOf(bytes: Uint8Array): FilmType | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, WEBM_HEAD_BYTES));
  if (head.subarray(0, 4).equals(WEBM)) return head.includes('webm') ? 'video/webm' : undefined;
  const text = head.toString('latin1');
  if (text.slice(4, 8) === 'ftyp') return NO_FILM.test(text.slice(8, 12)) ? undefined : 'video/mp4';
  return undefined;
}
