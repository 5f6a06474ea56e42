import { paragraphsOf } from '../../content/SpokenText/spoken-parts';
import type { RoundBlockValue } from '../model';
import { phrasesOf } from './phrases';

export interface PhrasedParagraph {
  readonly from: number;
  readonly phrases: readonly string[];
}

export interface PhrasedBlock {
  readonly block: RoundBlockValue;
  readonly paragraphs: readonly PhrasedParagraph[];
}

const textOf = (block: RoundBlockValue): string => {
  if (block.kind === 'chapter') return block.title;
  if (block.kind === 'image') return block.description;
  return block.kind === 'scene' ? '' : block.text;
};

/** The parts of a round in phrases. A chapter that begins with the round stands in its head, and a scene has no words. */
export function phrasedBlocks(blocks: readonly RoundBlockValue[]): { blocks: PhrasedBlock[]; phrases: string[] } {
  const told = blocks.filter(({ kind }) => kind !== 'scene');
  const phrases: string[] = [];
  const phrased = (told[0]?.kind === 'chapter' ? told.slice(1) : told).map((block) => ({
    block,
    paragraphs: paragraphsOf(textOf(block)).map((paragraph) => {
      const from = phrases.length;
      const own = phrasesOf(paragraph);
      phrases.push(...own);
      return { from, phrases: own };
    }),
  }));
  return { blocks: phrased, phrases };
}

/** Whether a paragraph has words of the speaker alone: one pair of quotation marks around it, or none in it. */
export const isAllSpoken = ({ phrases }: PhrasedParagraph): boolean =>
  /^(?:[“«「„][^”»」“„]*[”»」“]|[^“”«»「」„]*)$/u.test(phrases.join('').trim());
