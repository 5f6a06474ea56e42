import type { PictureFile, PictureSize } from '../picture-engine.ts';

export interface PictureHeader extends PictureSize {
  mime: PictureFile['mime'];
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, name and checksum. */
const PNG_CHUNK = 12;

/** Undefined for anything but a complete picture. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = readPng(file) ?? readJpeg(file) ?? readWebp(file);
  return header !== undefined && header.width > 0 && header.height > 0 ? header : undefined;
}

function readPng(file: Buffer): PictureHeader | undefined {
  if (file.length < 33 || !file.subarray(0, 8).equals(PNG)) return undefined;
  let at = PNG.length;
  while (at + PNG_CHUNK <= file.length) {
    const name = file.toString('latin1', at + 4, at + 8);
    at += PNG_CHUNK + file.readUInt32BE(at);
    if (name === 'IEND' && at <= file.length) {
      return { mime: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
    }
  }
  return undefined;
}

/** SOF0 to SOF15 without tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(file: Buffer): PictureHeader | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  // Some writers pad with zeros.
  if (file.lastIndexOf(Buffer.from([0xff, 0xd9])) < file.length - 64) return undefined;
  let at = 2;
  while (at + 9 <= file.length && file[at] === 0xff) {
    const marker = file.readUInt8(at + 1);
    if (isFrame(marker)) {
      return { mime: 'image/jpeg', width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    }
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

function readWebp(file: Buffer): PictureHeader | undefined {
  if (file.length < 30 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') {
    return undefined;
  }
  if (file.readUInt32LE(4) + 8 > file.length) return undefined;
  const size = webpSize(file);
  return size === undefined ? undefined : { mime: 'image/webp', ...size };
}

function webpSize(file: Buffer): PictureSize | undefined {
  const name = file.toString('latin1', 12, 16);
  if (name === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  if (name === 'VP8 ') return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  if (name !== 'VP8L') return undefined;
  const bits = file.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
