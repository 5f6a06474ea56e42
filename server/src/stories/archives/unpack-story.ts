import { findArchive, readArchive } from '../../cards/format/zip-file.ts';
import { AppError } from '../../errors.ts';
import type { InkFile, StorySource } from '../engine/ink/included-files.ts';

/** As the contract says of `unpackStory`. */
const MOST_FILES = 101;
const MOST_LETTERS = 1_000_000;
const LONGEST_NAME = 200;
const INCLUDE = /^[ \t]*INCLUDE[ \t]+(?<path>.+?)[ \t]*$/gmu;

/**
 * The story in a zip archive: its main file is the ink file that no other includes; of several such, one that includes
 * others, the one nearest to the root, then the first by name. Names are relative to it, as INCLUDE writes them.
 *
 * @throws {AppError} VALIDATION_FAILED for what is no archive, a damaged or encrypted one, one without ink, and for texts
 *   that are not UTF-8; PAYLOAD_TOO_LARGE beyond the caps.
 */
export function unpackStory(bytes: Uint8Array): StorySource {
  const archive = findArchive(bytes);
  if (archive === undefined) throw broken('This file is not a zip archive');
  const found = readArchive(bytes, archive, isInk);
  if (found.size === 0) throw broken('There is no ink file in this archive');
  if (found.size > MOST_FILES) throw tooMuch(`The archive has more than ${MOST_FILES} ink files`);
  const files = [...found].map(([name, content]) => ({ name: plain(name), text: decode(name, content) }));
  const letters = files.reduce((sum, { text }) => sum + text.length, 0);
  if (letters > MOST_LETTERS) throw tooMuch('The story has more than a million characters');
  const main = mainOf(files);
  if (main.text.trim() === '') throw broken(`The main file ${main.name} is empty`);
  const folder = folderOf(main.name);
  return {
    source: main.text,
    files: files
      .filter((file) => file !== main)
      .map(({ name, text }) => ({ name: relativeTo(folder, name).slice(-LONGEST_NAME), text })),
  };
}

/** Ink, but for what macOS and editors add to archives. */
function isInk(name: string): boolean {
  return (
    /\.ink$/iu.test(name) &&
    !plain(name)
      .split('/')
      .some((part) => part.startsWith('.') || part === '__MACOSX')
  );
}

function plain(name: string): string {
  return name.replaceAll('\\', '/');
}

function decode(name: string, content: Uint8Array): string {
  try {
    // A byte order mark goes.
    return new TextDecoder('utf-8', { fatal: true }).decode(content).replaceAll('\r\n', '\n');
  } catch (cause) {
    throw broken(`${name} is not UTF-8 text`, cause);
  }
}

function mainOf(files: readonly InkFile[]): InkFile {
  const includesOf = (file: InkFile) =>
    [...file.text.matchAll(INCLUDE)].map(({ groups }) => lastPart(plain(groups?.['path'] ?? '')));
  const includes = new Map(files.map((file) => [file, includesOf(file)]));
  const included = new Set([...includes.values()].flat());
  const roots = files.filter(({ name }) => !included.has(lastPart(name)));
  const rank = (file: InkFile) => [includes.get(file)?.length === 0 ? 1 : 0, file.name.split('/').length] as const;
  const [main] = (roots.length > 0 ? roots : files).toSorted((a, b) => {
    const [[apart, depth], [otherApart, otherDepth]] = [rank(a), rank(b)];
    return apart - otherApart || depth - otherDepth || a.name.localeCompare(b.name, 'en');
  });
  if (main === undefined) throw broken('There is no ink file in this archive');
  return main;
}

function lastPart(path: string): string {
  return path.split('/').at(-1) ?? path;
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}

/** The path by which a file in `folder` includes another one. */
function relativeTo(folder: string, name: string): string {
  return name.startsWith(folder) ? name.slice(folder.length) : name;
}

function broken(message: string, cause?: unknown): AppError {
  return new AppError('VALIDATION_FAILED', message, { field: 'content', cause });
}

function tooMuch(message: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', message, { field: 'content' });
}
