import { crc32, inflateSync } from 'node:zlib';
import { PNG_SIGNATURE } from '../../media/picture-type.ts';
import { brokenCard, LIMITS, tooMuch } from './limits.ts';

/** Length, type and checksum around the data of a chunk. */
const FRAME_BYTES = 12;

interface Chunk {
  type: string;
  data: Buffer;
  whole: Buffer;
}

/** A text that a PNG carries (W3C PNG, 11.3.3). */
export interface PngText {
  keyword: string;
  text: string;
}

/**
 * The texts of a PNG whose keyword is wanted, in the order of the file.
 *
 * @param wants By the keyword in lower case.
 * @throws {AppError} for a file that ends too early, and for texts beyond the caps.
 */
export function readPngTexts(bytes: Uint8Array, wants: (keyword: string) => boolean): PngText[] {
  let room: number = LIMITS.unpacked;
  const found = chunksOf(bytes).flatMap((chunk) => {
    const one = readText(chunk, wants, room) ?? [];
    if ('bytes' in one) room -= one.bytes.length;
    if (room < 0) throw tooMuch('The texts of the picture are too long');
    return one;
  });
  // Only now: what is refused would take its size once more.
  return found.map(({ bytes: text, keyword }) => ({ keyword, text: text.toString('utf8') }));
}

/** The same picture, byte for byte, without the texts whose keyword is unwanted and with others before its end. */
export function replacePngTexts(
  bytes: Uint8Array,
  isUnwanted: (keyword: string) => boolean,
  texts: readonly PngText[] = [],
): Buffer<ArrayBuffer> {
  const kept = chunksOf(bytes).filter(
    (chunk) => chunk.type !== 'IEND' && !(isTextChunk(chunk) && isUnwanted(keywordOf(chunk).toLowerCase())),
  );
  const added = texts.map(({ keyword, text }) => frame('tEXt', Buffer.from(`${keyword}\0${text}`, 'latin1')));
  return Buffer.concat([PNG_SIGNATURE, ...kept.map(({ whole }) => whole), ...added, frame('IEND', Buffer.alloc(0))]);
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = PNG_SIGNATURE.length; at + FRAME_BYTES <= buffer.length;) {
    const end = at + FRAME_BYTES + buffer.readUInt32BE(at);
    if (end > buffer.length) throw brokenCard('The picture ends too early');
    if (chunks.length === LIMITS.chunks) throw tooMuch('The picture has too many parts');
    const chunk = {
      type: buffer.toString('latin1', at + 4, at + 8),
      data: buffer.subarray(at + 8, end - 4),
      whole: buffer.subarray(at, end),
    };
    chunks.push(chunk);
    if (chunk.type === 'IEND') return chunks;
    at = end;
  }
  return chunks;
}

function frame(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(FRAME_BYTES + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

function isTextChunk({ type }: Chunk): boolean {
  return type === 'tEXt' || type === 'zTXt' || type === 'iTXt';
}

function keywordOf({ data }: Chunk): string {
  const end = data.indexOf(0);
  return end < 0 ? '' : data.toString('latin1', 0, end);
}

/** @param room Bytes that the text may have. */
function readText(
  chunk: Chunk,
  wants: (keyword: string) => boolean,
  room: number,
): { keyword: string; bytes: Buffer } | undefined {
  if (!isTextChunk(chunk)) return undefined;
  const keyword = keywordOf(chunk);
  if (!wants(keyword.toLowerCase())) return undefined;
  const { data, type } = chunk;
  const rest = data.subarray(keyword.length + 1);
  if (type === 'tEXt') return { keyword, bytes: rest };
  if (type === 'zTXt') return { keyword, bytes: unpack(rest.subarray(1), room) };
  // iTXt: compression flag and method, language and translated keyword, each ended by a zero; then UTF-8.
  const afterLanguage = rest.indexOf(0, 2) + 1;
  const text = rest.subarray(rest.indexOf(0, afterLanguage) + 1);
  return { keyword, bytes: rest[0] === 1 ? unpack(text, room) : text };
}

function unpack(data: Buffer, room: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, Math.min(LIMITS.json * 2, room)) });
  } catch (cause) {
    if (cause instanceof RangeError) throw tooMuch('The card is too long');
    throw brokenCard('A text in the picture cannot be unpacked', cause);
  }
}
