import type { CardWarning, LorebookSource } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import { Book } from '../format/canonical-card.ts';
import { isObject, parseCardJson, type JsonObject } from '../format/card-json.ts';
import { brokenCard, notACard } from '../format/limits.ts';
import { isWorldInfo, toLorebook } from '../format/lorebook.ts';
import { fromOtherProgram } from './other-lorebooks.ts';
import { readCard, toJsonText } from '../card-files/read-card.ts';
import { Warnings } from '../format/warnings.ts';

export const LOREBOOK_SPEC = 'lorebook_v3';
/** Where the fields beside the lorebook in its file are kept, so that they go out again. */
export const AROUND = 'fabula/around_lorebook';

export interface ReadLorebook {
  book: Book;
  source: LorebookSource;
  warnings: CardWarning[];
}

/**
 * Reads a lorebook from a file, by what is in it: the stand-alone lorebook of Character Card V3 with or without what is
 * around it, a world info of SillyTavern, a lorebook of RisuAI or NovelAI, a memory book of Agnai, or a character card
 * with a lorebook.
 *
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE for a file without a lorebook, VALIDATION_FAILED for a damaged one,
 *   PAYLOAD_TOO_LARGE beyond the caps.
 */
export function readLorebook(bytes: Uint8Array): ReadLorebook {
  const text = toJsonText(bytes);
  const warnings = new Warnings();
  const file = text === undefined ? undefined : parseCardJson(text, warnings);
  return (isObject(file) ? readAlone(file, warnings) : undefined) ?? fromCard(bytes);
}

function readAlone(file: JsonObject, warnings: Warnings): ReadLorebook | undefined {
  const { data, spec, ...around } = file;
  const isWrapped = spec === LOREBOOK_SPEC || (isObject(data) && 'entries' in data && !('name' in file));
  const other = fromOtherProgram(file);
  if (!isWrapped && !('entries' in file) && other === undefined) return undefined;
  const raw = isWrapped ? data : (other ?? file);
  const place = isWrapped ? 'data' : '';
  const read = toLorebook(raw, warnings, place);
  if (read === undefined || !isObject(raw)) {
    throw brokenCard(`The lorebook has no list of entries (${[place, 'entries'].filter(Boolean).join('.')})`);
  }
  const kept = isWrapped && Object.keys(around).length > 0 ? { [AROUND]: around } : {};
  const book = Book.safeParse({
    ...read,
    extensions: { ...(isObject(read.extensions) ? read.extensions : {}), ...kept },
  });
  if (!book.success) throw brokenCard('The lorebook is not valid', book.error);
  const source = isWorldInfo(raw.entries) ? 'world-info' : 'lorebook';
  return { book: book.data, source, warnings: warnings.list() };
}

function fromCard(bytes: Uint8Array): ReadLorebook {
  const { card, warnings } = readAnyCard(bytes);
  const { character_book: book } = card.data;
  if (book === undefined || book === null) throw notACard('This character card has no lorebook');
  return { book, source: 'card', warnings };
}

function readAnyCard(bytes: Uint8Array) {
  try {
    return readCard(bytes);
  } catch (error) {
    if (error instanceof AppError && error.reason === 'UNSUPPORTED_MEDIA_TYPE') {
      throw notACard('There is no lorebook in this file');
    }
    throw error;
  }
}
