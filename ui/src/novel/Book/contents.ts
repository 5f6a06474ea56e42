import type { RoundValue } from '../../play/model';

/** A chapter of what is written so far, or a decision that was taken in it. */
export type ContentsEntry =
  | {
      readonly kind: 'chapter';
      readonly roundId: string;
      readonly block: number;
      readonly number: number;
      readonly title: string;
    }
  /** `roundId` is the round in which it was taken: going there is taking it back. */
  | { readonly kind: 'decision'; readonly roundId: string; readonly text: string };

/** The contents of a book: its chapters, and the decisions between them, in the order of reading. */
export function contentsOf(rounds: readonly RoundValue[]): ContentsEntry[] {
  return rounds.flatMap(({ roundId, blocks, choiceText }, position): ContentsEntry[] => {
    const before = rounds[position - 1];
    const taken: ContentsEntry[] =
      before === undefined || choiceText === null
        ? []
        : [{ kind: 'decision', roundId: before.roundId, text: choiceText }];
    const chapters = blocks.flatMap((block, index): ContentsEntry[] =>
      block.kind === 'chapter'
        ? [{ kind: 'chapter', roundId, block: index, number: block.number, title: block.title }]
        : [],
    );
    return [...taken, ...chapters];
  });
}
