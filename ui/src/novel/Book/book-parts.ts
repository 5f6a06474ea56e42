import type { RoundBlockValue, RoundValue } from '../../play/model';

/** A block as a book sets it; `block` is its index in the round. */
export type BookPart = { readonly block: number } & (
  | { readonly kind: 'chapter'; readonly number: number; readonly title: string }
  /** `begins` a chapter, or the book; `follows` something other than a paragraph, and so is not indented. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly begins: boolean; readonly follows: boolean }
  | { readonly kind: 'letter'; readonly text: string }
  | { readonly kind: 'plate'; readonly text: string }
  /** The scene changes in the middle of a round. */
  | { readonly kind: 'gap' }
);

/** @param last what stands before it in the round */
function partOf(value: RoundBlockValue, block: number, last: BookPart | undefined, isFirst: boolean): BookPart[] {
  if (value.kind === 'chapter') return [{ ...value, block }];
  if (value.kind === 'document') return [{ kind: 'letter', block, text: value.text }];
  if (value.kind === 'image')
    return value.description === '' ? [] : [{ kind: 'plate', block, text: value.description }];
  if (value.kind === 'scene') {
    const isBreak = last !== undefined && last.kind !== 'chapter' && last.kind !== 'gap';
    return isBreak ? [{ kind: 'gap', block }] : [];
  }
  const begins = last === undefined ? isFirst : last.kind === 'chapter';
  return [{ kind: 'paragraph', block, text: value.text, begins, follows: last?.kind !== 'paragraph' }];
}

/**
 * What a book prints of a round: who speaks is told by the words, and a change of scene by a gap.
 *
 * @param isFirst whether the round opens the book
 */
export function bookParts({ blocks }: Pick<RoundValue, 'blocks'>, isFirst: boolean): BookPart[] {
  const parts: BookPart[] = [];
  for (const [block, value] of blocks.entries()) parts.push(...partOf(value, block, parts.at(-1), isFirst));
  return parts;
}
