import type { InkProgram } from '@fabula/ink/ink-program';
import { UNKNOWN_READER, type Reader } from '@fabula/ink/reader';
import type { EngineRound } from '@fabula/ink/turn';
import { chances } from './chances.ts';

/** More rounds than any story has: one that takes more goes round in circles. */
const MOST_ROUNDS = 200;

/** One reading of a story from its first round to its end, and the choices that led there. */
export interface Walk {
  seed: number;
  turns: EngineRound[];
  choiceIds: string[];
}

/**
 * Plays a story at random, with any open choice; the same seed takes the same way.
 *
 * @throws {RangeError} When the story does not end.
 */
export function walk(program: InkProgram, seed: number, reader: Reader = UNKNOWN_READER): Walk {
  const chance = chances(seed);
  const first = program.begin(seed, reader);
  const way: Walk = { seed, turns: [first], choiceIds: [] };
  for (let turn = first; turn.ending === null;) {
    if (way.turns.length > MOST_ROUNDS) throw new RangeError(`The story has not ended after ${MOST_ROUNDS} rounds`);
    const open = turn.choices.filter(({ lock }) => lock === null);
    const { choiceId } = open[Math.floor(chance() * open.length)] ?? { choiceId: '' };
    turn = program.play(turn.state, { kind: 'choice', choiceId });
    way.turns.push(turn);
    way.choiceIds.push(choiceId);
  }
  return way;
}
