import type { RoundValue } from './model';

export type RoundTitleValue =
  | { readonly kind: 'chapter'; readonly number: number; readonly title: string }
  /** What the reader did to get here. */
  | { readonly kind: 'move'; readonly title: string }
  /** The first round of a story without chapters. */
  | { readonly kind: 'opening' }
  /** A move too long for a title: it stands below. */
  | { readonly kind: 'number'; readonly round: number; readonly move: string };

/** The longest move that is a title, in characters. */
const longestTitle = 90;

/** A sentence as a title: its only full stop falls away. */
export const withoutFullStop = (sentence: string): string => {
  const stop = /[.。]$/.exec(sentence);
  const isOnly = stop !== null && !/[.。!?！？؟…]/.test(sentence.slice(0, -1));
  return isOnly ? sentence.slice(0, -1) : sentence;
};

/** The title of a round: that of the chapter which begins with it, or what the reader did to get here. */
export function roundTitle({ blocks, choiceText, progress }: RoundValue): RoundTitleValue {
  const first = blocks.find(({ kind }) => kind !== 'scene');
  if (first?.kind === 'chapter') return first;
  if (choiceText === null) return { kind: 'opening' };
  if (choiceText.length > longestTitle) return { kind: 'number', round: progress.round, move: choiceText };
  return { kind: 'move', title: withoutFullStop(choiceText) };
}
