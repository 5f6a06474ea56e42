import type { InkProgram } from '@fabula/ink/ink-program';
import type { EngineRound } from '@fabula/ink/turn';
import type { RoundSpan } from './round-span.ts';
import { walk, type Walk } from './walk.ts';

/** Words a minute of a reader who enjoys it. */
export const WORDS_PER_MINUTE = 230;
const READINGS = 200;

export interface StoryFacts {
  fewestRounds: number;
  rounds: number;
  /** Chapters of the longest reading; 0 in a story without. */
  chapters: number;
  endings: number;
  /** Of one reading from beginning to end, on average, at 230 words a minute. */
  readingMinutes: number;
}

/** Words of a round that are read: its text, and the choices that it offers. */
export function wordsOf({ blocks, choices }: EngineRound): number {
  const texts = [...blocks.map((block) => ('text' in block ? block.text : '')), ...choices.map(({ text }) => text)];
  return texts
    .join(' ')
    .split(/\s+/u)
    .filter((word) => word !== '').length;
}

/** Reads a story two hundred times, with the seeds from 0 on. */
export function readings(program: InkProgram): Walk[] {
  return Array.from({ length: READINGS }, (_, seed) => walk(program, seed));
}

/** How long a story is, by its readings and by the length of all ways through it. */
export function storyFacts(walks: readonly Walk[], { fewest, most }: RoundSpan): StoryFacts {
  const words = walks.flatMap(({ turns }) => turns).reduce((sum, turn) => sum + wordsOf(turn), 0);
  const lastTurns = walks.map(({ turns }) => turns.at(-1));
  return {
    fewestRounds: fewest,
    rounds: most,
    chapters: Math.max(...lastTurns.map((turn) => turn?.progress.chapter?.number ?? 0)),
    endings: new Set(lastTurns.map((turn) => turn?.ending?.endingId)).size,
    readingMinutes: Math.round(words / walks.length / WORDS_PER_MINUTE),
  };
}
