import { AppError } from '../../errors.ts';

/** Caps of what a card may hold. They are far above any card that people share, and far below what would hurt a server. */
export const LIMITS = {
  /** Bytes of the JSON of a card. */
  json: 8 * 1024 * 1024,
  /** Bytes of all files of an archive together, unpacked, and of all texts of a picture. */
  unpacked: 48 * 1024 * 1024,
  files: 2_000,
  chunks: 20_000,
  depth: 100,
  loreEntries: 5_000,
  greetings: 500,
  assets: 1_000,
  /** Pixels of a portrait. */
  pixels: 40_000_000,
} as const;

export function notACard(message: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message, { field: 'content' });
}

export function brokenCard(message: string, cause?: unknown): AppError {
  return new AppError('VALIDATION_FAILED', message, { field: 'content', cause });
}

export function tooMuch(message: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', message, { field: 'content' });
}
