import type { StoryRole } from '../../contract/validators.ts';
import { StoryRunError, type SourceProblem } from '../engine/errors.ts';
import type { InkProgram } from '../engine/ink/ink-program.ts';
import { UNKNOWN_READER, type Reader } from '../engine/reader.ts';
import type { EngineRound } from '../engine/turn.ts';
import { chances } from '../walk/chances.ts';
import { wordsOf, WORDS_PER_MINUTE } from '../walk/story-facts.ts';
import { LIMITS } from './limits.ts';

/** A reading that has not ended by then goes round in circles, or has no end. */
const MOST_ROUNDS = 200;

interface Readings {
  first: EngineRound;
  /** Different ones. */
  endings: number;
  /** Of a usual reading that came to an end; 0 where none did. */
  rounds: number;
  /** Of the longest reading. */
  chapters: number;
  /** Of a reading on average, at least 1. */
  readingMinutes: number;
  /** Of a reading on average, choices included. */
  words: number;
  /** Warnings of readings that ran out of content. */
  problems: SourceProblem[];
}

/**
 * Reads a story in all of its roles, taking any choice that is open, again and again until enough is known of it.
 *
 * @throws {StoryRunError} With the choices that led there, when the story fails. One that only runs out of content after
 * some choices has a warning.
 */
export function readAtRandom(program: InkProgram, roles: readonly StoryRole[]): Readings {
  const readers = readersIn(roles);
  const first = program.begin(0, readers[0]);
  const endings = new Set<string>();
  const lengths: number[] = [];
  let chapters = 0;
  let words = 0;
  let read = 0;
  const loose = new Set<string>();
  const until = performance.now() + LIMITS.readingMs;
  for (let seed = 0; seed < LIMITS.readings && performance.now() < until; seed += 1) {
    const turns = readOnce(program, seed, readers[seed % readers.length] ?? UNKNOWN_READER, (way) => loose.add(way));
    const last = turns.at(-1);
    if (last?.ending) {
      endings.add(last.ending.endingId);
      lengths.push(turns.length);
    }
    chapters = Math.max(chapters, last?.progress.chapter?.number ?? 0);
    words += turns.reduce((sum, turn) => sum + wordsOf(turn), 0);
    read += 1;
  }
  const minutes = Math.round(words / Math.max(read, 1) / WORDS_PER_MINUTE);
  const rounds = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
  return {
    first,
    endings: endings.size,
    rounds,
    chapters,
    readingMinutes: Math.max(1, minutes),
    words: Math.round(words / Math.max(read, 1)),
    problems: [...loose].map((message) => ({ severity: 'warning', line: null, message })),
  };
}

/** A reader in each role of a story; one of whom it knows nothing where it has none. */
export function readersIn(roles: readonly StoryRole[]): Reader[] {
  return roles.length === 0 ? [UNKNOWN_READER] : roles.map(({ roleId }) => ({ name: null, roleId }));
}

function readOnce(
  program: InkProgram,
  seed: number,
  reader: Reader,
  onLoose: (message: string) => void,
): EngineRound[] {
  const chance = chances(seed);
  const taken: string[] = [];
  const turns: EngineRound[] = [];
  try {
    turns.push(program.begin(seed, reader));
    for (let turn = turns[0]; turn !== undefined && turn.ending === null && turns.length < MOST_ROUNDS;) {
      const open = turn.choices.filter(({ lock }) => lock === null);
      const choice = open[Math.floor(chance() * open.length)];
      if (choice === undefined) break;
      taken.push(choice.text);
      turn = program.play(turn.state, { kind: 'choice', choiceId: choice.choiceId });
      turns.push(turn);
    }
    return turns;
  } catch (error) {
    if (!(error instanceof StoryRunError) || taken.length === 0) throw error;
    const way = taken.slice(-3).map((text) => `“${text.slice(0, 80)}”`);
    const message = `${error.message} (after ${way.join(', ')})`;
    if (error.failure !== 'out-of-content') throw new StoryRunError(error.failure, message, error);
    onLoose(message);
    return turns;
  }
}
