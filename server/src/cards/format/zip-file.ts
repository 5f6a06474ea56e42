import { crc32, inflateRawSync } from 'node:zlib';
import { zipSync, type Zippable } from 'fflate';
import { AppError } from '../../errors.ts';
import { brokenCard, LIMITS, tooMuch } from './limits.ts';

/** Records of a zip archive: their signatures, and their bytes without what varies (APPNOTE.TXT, 4.3.7 to 4.3.16). */
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const END = { signature: 0x06054b50, bytes: 22 };
/** What says that a number is too long for its place and is in a ZIP64 field instead (APPNOTE.TXT, 4.5.3). */
const IN_ZIP64 = 0xffffffff;
const ZIP64_FIELD = 1;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;
const METHODS = { stored: 0, deflated: 8 };

export interface Archive {
  /** What offsets count from: a picture or a program may stand before the archive. */
  start: number;
  directory: number;
  files: number;
}

/** The archive in a file, also behind a JPEG or a program; undefined where there is none. */
export function findArchive(bytes: Uint8Array): Archive | undefined {
  const buffer = bufferOf(bytes);
  const lowest = Math.max(0, buffer.length - END.bytes - LONGEST_COMMENT);
  for (let at = buffer.length - END.bytes; at >= lowest; at -= 1) {
    if (buffer.readUInt32LE(at) !== END.signature) continue;
    const directory = at - buffer.readUInt32LE(at + 12);
    // Offsets count from the beginning of the archive, or of the whole file where it was put together as one.
    const start = directory - buffer.readUInt32LE(at + 16);
    if (directory >= 0 && start >= 0) return { start, directory, files: buffer.readUInt16LE(at + 10) };
  }
  return undefined;
}

/**
 * The files of an archive by name. Nothing is unpacked beyond what its directory promises, and no more is believed than
 * the caps allow.
 *
 * @param isWanted Which files are unpacked, by name.
 * @throws {AppError} PAYLOAD_TOO_LARGE beyond the caps, VALIDATION_FAILED for one that is damaged or encrypted.
 */
export function readArchive(
  bytes: Uint8Array,
  archive: Archive,
  isWanted: (name: string) => boolean = () => true,
): Map<string, Uint8Array> {
  const buffer = bufferOf(bytes);
  try {
    return readFiles(buffer, archive, isWanted);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw brokenCard('The archive cannot be unpacked', cause);
  }
}

interface Entry {
  name: string;
  flags: number;
  method: number;
  checksum: number;
  packedSize: number;
  size: number;
  /** Where the file is, from the start of the archive. */
  place: number;
  end: number;
}

function readFiles(
  buffer: Buffer,
  { directory, files: count, start }: Archive,
  isWanted: (name: string) => boolean,
): Map<string, Uint8Array> {
  if (count > LIMITS.files) throw tooMuch('The archive has too many files');
  const files = new Map<string, Uint8Array>();
  let room: number = LIMITS.unpacked;
  let packedRoom = buffer.length;
  let at = directory;
  for (let file = 0; file < count; file += 1) {
    const entry = readEntry(buffer, at);
    at = entry.end;
    if (entry.name.endsWith('/') || !isWanted(entry.name)) continue;
    room -= entry.size;
    if (room < 0) throw tooMuch('The unpacked archive is too large');
    packedRoom -= entry.packedSize;
    // Together they are longer than the archive: several names stand for the same bytes.
    if (packedRoom < 0) throw brokenCard('Files of the archive overlap');
    files.set(entry.name, readFile(buffer, entry, start + entry.place));
  }
  return files;
}

function readEntry(buffer: Buffer, at: number): Entry {
  if (buffer.readUInt32LE(at) !== ENTRY.signature) throw brokenCard('The directory of the archive is damaged');
  const nameEnd = at + ENTRY.bytes + buffer.readUInt16LE(at + 28);
  const extraEnd = nameEnd + buffer.readUInt16LE(at + 30);
  const [size, packedSize, place] = longNumbers(
    buffer.subarray(nameEnd, extraEnd),
    // The order of the ZIP64 field.
    [buffer.readUInt32LE(at + 24), buffer.readUInt32LE(at + 20), buffer.readUInt32LE(at + 42)],
  );
  return {
    name: buffer.toString('utf8', at + ENTRY.bytes, nameEnd),
    flags: buffer.readUInt16LE(at + 8),
    method: buffer.readUInt16LE(at + 10),
    checksum: buffer.readUInt32LE(at + 16),
    packedSize,
    size,
    place,
    end: extraEnd + buffer.readUInt16LE(at + 32),
  };
}

function longNumbers(extra: Buffer, short: readonly [number, number, number]): [number, number, number] {
  let field: Buffer | undefined;
  for (let at = 0; at + 4 <= extra.length && field === undefined; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === ZIP64_FIELD) field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  }
  let at = 0;
  const long = (number: number): number => {
    if (number !== IN_ZIP64 || field === undefined) return number;
    const found = field.readBigUInt64LE(at);
    at += 8;
    return Number(found);
  };
  return [long(short[0]), long(short[1]), long(short[2])];
}

/** @param place Where the file is in the buffer. */
function readFile(buffer: Buffer, { checksum, flags, method, packedSize, size }: Entry, place: number): Uint8Array {
  if ((flags & ENCRYPTED) !== 0) throw brokenCard('The archive is encrypted');
  if (buffer.readUInt32LE(place) !== LOCAL.signature) throw brokenCard('A file of the archive is missing');
  const from = place + LOCAL.bytes + buffer.readUInt16LE(place + 26) + buffer.readUInt16LE(place + 28);
  const file = unpack(buffer.subarray(from, from + packedSize), method, size);
  if (file.length !== size || crc32(file) !== checksum) throw brokenCard('A file of the archive is damaged');
  return file;
}

function unpack(packed: Buffer, method: number, size: number): Buffer {
  if (method === METHODS.stored) return packed;
  if (method !== METHODS.deflated) throw brokenCard('The archive uses an unsupported compression');
  // Room for one byte more than promised: a file that is larger than it says is refused, not cut.
  return inflateRawSync(packed, { maxOutputLength: size + 1 });
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** An archive of files, pictures stored as they are; equal files give equal bytes. */
export function writeArchive(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const [name, bytes] of files) entries[name] = [bytes, { level: name.endsWith('.json') ? 6 : 0 }];
  return new Uint8Array(zipSync(entries, { mtime: new Date(1980, 0, 1, 12) }));
}
