import { AppError } from '../../errors.ts';

/** Caps of what a card may hold. They are far above any card that people share, and far below what would hurt a server. */
export const LIMITS = {
  /** Bytes of the JSON of a card. */
  json: 8 * 1024 * 1024,
  /** Bytes of all files of an archive together, unpacked, and of all texts of a picture. */
  unpacked: 48 * 1024 * 1024,
  /** Files in an archive. */
  files: 2_000,
  /** Chunks of a PNG. */
  chunks: 20_000,
  /** How deep values may stand within values. */
  depth: 100,
  /** Entries of a lorebook. */
  loreEntries: 5_000,
  /** First messages. */
  greetings: 500,
  /** Pictures and other files that a card names. */
  assets: 1_000,
  /** Pixels of a portrait. */
  pixels: 40_000_000,
} as const;

/** A file that is no character card at all. */
export function notACard(message: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message, { field: 'content' });
}

/** A card that is damaged beyond mending. */
export function brokenCard(message: string, cause?: unknown): AppError {
  return new AppError('VALIDATION_FAILED', message, { field: 'content', cause });
}

/** A card that would take too much room. */
export function tooMuch(message: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', message, { field: 'content' });
}
