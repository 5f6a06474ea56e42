import type { LorebookFormat } from '../../contract/validators.ts';
import type { Book } from '../format/canonical-card.ts';
import { isObject } from '../format/card-json.ts';
import { AROUND, LOREBOOK_SPEC } from './read-lorebook.ts';
import { toWorldInfo } from './to-world-info.ts';

export const EMPTY_BOOK: Book = { extensions: {}, entries: [] };

const writers = {
  lorebook: (book, around) => ({ ...around, spec: LOREBOOK_SPEC, data: book }),
  'world-info': (book) => toWorldInfo(book),
} as const satisfies Record<LorebookFormat, (book: Book, around: object) => object>;

/** A lorebook as a file of its own, with whatever fields it came with. Equal lorebooks give equal texts. */
export function writeLorebook(book: Book, format: LorebookFormat): string {
  const { [AROUND]: around, ...extensions } = book.extensions;
  return JSON.stringify(writers[format]({ ...book, extensions }, isObject(around) ? around : {}), null, 2);
}
