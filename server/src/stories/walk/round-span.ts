import { StoryRunError } from '@fabula/ink/errors';
import type { InkProgram } from '@fabula/ink/ink-program';
import type { Reader } from '@fabula/ink/reader';
import type { EngineRound } from '@fabula/ink/turn';
import { keysFor, MOST_ROUNDS, nextOf, type Place, startOf } from './ways.ts';

/** Ink's instructions that draw from chance: what one reading meets, another may not. */
const CHANCE = /"(?:rnd|srnd|seq|lrnd)"/u;

/** How long a story can be, in rounds from the first to one that ends it. */
export interface RoundSpan {
  fewest: number;
  most: number;
}

/**
 * Follows every way through a story in each of its roles, agreements of its talks included. States from which the story
 * continue alike are followed once.
 *
 * @param readers One in each role.
 * @param ms Milliseconds after which the search is given up.
 * @returns Undefined where not every way could be followed: chance decides in the story, a way has no end or fails, or
 * there are too many of them.
 */
export function findRoundSpan(
  program: InkProgram,
  json: string,
  { readers, ms }: { readers: readonly Reader[]; ms: number },
): RoundSpan | undefined {
  if (CHANCE.test(json)) return undefined;
  try {
    return followAll(program, { readers, until: performance.now() + ms, keyOf: keysFor(json) });
  } catch (error) {
    if (error instanceof StoryRunError) return undefined;
    throw error;
  }
}

interface Search {
  readers: readonly Reader[];
  /** By the clock of `performance`. */
  until: number;
  keyOf: (turn: EngineRound) => string;
}

function followAll(program: InkProgram, { keyOf, readers, until }: Search): RoundSpan | undefined {
  const seen = new Set<string>();
  const span: RoundSpan = { fewest: Number.POSITIVE_INFINITY, most: 0 };
  const open: Place[] = readers.map((reader) => startOf(program, reader));
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { turn } = place;
    if (performance.now() > until || turn.progress.round > MOST_ROUNDS) return undefined;
    const key = keyOf(turn);
    if (seen.has(key)) continue;
    seen.add(key);
    if (turn.ending === null) open.push(...nextOf(program, place));
    else {
      span.fewest = Math.min(span.fewest, turn.progress.round);
      span.most = Math.max(span.most, turn.progress.round);
    }
  }
  return span.most === 0 ? undefined : span;
}
