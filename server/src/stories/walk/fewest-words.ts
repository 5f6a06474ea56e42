import type { InkProgram } from '@fabula/ink/ink-program';
import type { Reader } from '@fabula/ink/reader';
import type { EngineRound } from '@fabula/ink/turn';
import { keysFor, MOST_ROUNDS, nextOf, type Place, startOf } from './ways.ts';

function proseWordsOf({ blocks }: EngineRound): number {
  return blocks.flatMap((block) => ('text' in block ? block.text.split(/\s+/u) : [])).filter((word) => word !== '')
    .length;
}

/**
 * Words on the shortest way through a story, choices left out: Dijkstra's algorithm over its rounds, weighted by length.
 *
 * @param readers One in each role.
 * @param enough Words that end the search: a way may be longer than what is returned, which is as many at least.
 * @throws {RangeError} When no way has an end.
 */
export function findFewestWords(
  program: InkProgram,
  json: string,
  readers: readonly Reader[],
  enough = Number.POSITIVE_INFINITY,
): number {
  const keyOf = keysFor(json);
  const seen = new Set<string>();
  const byWords = new Map<number, Place[]>();
  const add = (place: Place, before: number) => {
    const words = before + proseWordsOf(place.turn);
    byWords.set(words, [...(byWords.get(words) ?? []), place]);
  };
  for (const reader of readers) add(startOf(program, reader), 0);
  while (byWords.size > 0) {
    const words = Math.min(...byWords.keys());
    if (words >= enough) return words;
    const places = byWords.get(words) ?? [];
    byWords.delete(words);
    for (const place of places) {
      const key = keyOf(place.turn);
      if (seen.has(key) || place.turn.progress.round > MOST_ROUNDS) continue;
      seen.add(key);
      if (place.turn.ending !== null) return words;
      for (const next of nextOf(program, place)) add(next, words);
    }
  }
  throw new RangeError('The story has no end');
}
