import type { StoryRole } from '../../contract/validators.ts';
import { StoryRunError } from '@fabula/ink/errors';
import type { SourceProblem } from '../engine/errors.ts';
import type { InkProgram } from '@fabula/ink/ink-program';
import { UNKNOWN_READER, type Reader } from '@fabula/ink/reader';
import type { Choice, EngineRound } from '@fabula/ink/turn';
import type { ReadingTrace } from '../map/reading-trace.ts';
import { readersIn } from '../roles/readers.ts';
import { chances } from '../walk/chances.ts';
import { wordsOf, WORDS_PER_MINUTE } from '../walk/story-facts.ts';
import { LIMITS } from './limits.ts';

/** A reading that has not ended by then goes round in circles, or has no end. */
const MOST_ROUNDS = 200;

/** An ending that readings came to. */
export interface FoundEnding {
  title: string | null;
  /** Of those readings. */
  readings: number;
  /** Of the shortest of them. */
  fewestChoices: number;
}

interface Readings {
  first: EngineRound;
  /** Different ones, by their ids. */
  endings: ReadonlyMap<string, FoundEnding>;
  /** How many were made. */
  readings: number;
  /** Of a usual reading that came to an end; 0 where none did. */
  rounds: number;
  /** Of the longest reading. */
  chapters: number;
  /** Of a reading on average, at least 1. */
  readingMinutes: number;
  /** Of a reading on average, choices included. */
  words: number;
  /** Of each reading that came to an end. */
  wordsToEnd: readonly number[];
  /** Warnings of readings that ran out of content. */
  problems: SourceProblem[];
}

/**
 * Reads a story in all of its roles, taking any choice that is open, again and again until enough is known of it; then a
 * few times more, taking the choices that were taken least, for what chance has not come by.
 *
 * @param trace Follows the readings: the one that watches the program.
 * @throws {StoryRunError} With the choices that led there, when the story fails. One that only runs out of content after
 * some choices has a warning.
 */
export function readAtRandom(program: InkProgram, roles: readonly StoryRole[], trace: ReadingTrace): Readings {
  const readers = readersIn(roles);
  trace.startReading(false);
  const first = program.begin(0, readers[0]);
  const wordsToEnd: number[] = [];
  const endings = new Map<string, FoundEnding>();
  const lengths: number[] = [];
  let chapters = 0;
  let words = 0;
  let read = 0;
  const loose = new Set<string>();
  const until = performance.now() + LIMITS.readingMs;
  const note = (turns: readonly EngineRound[], isRandom: boolean) => {
    const amount = turns.reduce((sum, turn) => sum + wordsOf(turn), 0);
    const last = turns.at(-1);
    if (last?.ending) {
      const { endingId, title } = last.ending;
      const { fewestChoices, readings } = endings.get(endingId) ?? { fewestChoices: turns.length, readings: 0 };
      endings.set(endingId, {
        title,
        readings: readings + (isRandom ? 1 : 0),
        fewestChoices: Math.min(fewestChoices, turns.length - 1),
      });
      wordsToEnd.push(amount);
      if (isRandom) lengths.push(turns.length);
    }
    chapters = Math.max(chapters, last?.progress.chapter?.number ?? 0);
    return amount;
  };
  const onLoose = (way: string) => loose.add(way);
  for (let seed = 0; seed < LIMITS.readings && performance.now() < until; seed += 1) {
    trace.startReading(true);
    const take = atRandom(chances(seed));
    words += note(readOnce(program, { seed, reader: readers[seed % readers.length], take, onLoose }), true);
    read += 1;
  }
  const curious = leastTaken(trace);
  for (let more = 0; more < LIMITS.curiousReadings && performance.now() < until; more += 1) {
    trace.startReading(false);
    const seed = LIMITS.readings + more;
    note(readOnce(program, { seed, reader: readers[more % readers.length], take: curious, onLoose }), false);
  }
  const minutes = Math.round(words / Math.max(read, 1) / WORDS_PER_MINUTE);
  const rounds = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
  return {
    first,
    endings,
    readings: read,
    rounds,
    chapters,
    readingMinutes: Math.max(1, minutes),
    words: Math.round(words / Math.max(read, 1)),
    wordsToEnd,
    problems: [...loose].map((message) => ({ severity: 'warning', line: null, message, code: 'runs-out' })),
  };
}

type Take = (open: readonly Choice[]) => Choice | undefined;

function atRandom(chance: () => number): Take {
  return (open) => open[Math.floor(chance() * open.length)];
}

/** Takes what was taken least in the part of the story that a reading is in. */
function leastTaken(trace: ReadingTrace): Take {
  const taken = new Map<string, number>();
  return (open) => {
    const counted = open.map((choice) => ({ choice, key: `${trace.part}\n${choice.text}` }));
    const [least] = counted.toSorted((a, b) => (taken.get(a.key) ?? 0) - (taken.get(b.key) ?? 0));
    if (least !== undefined) taken.set(least.key, (taken.get(least.key) ?? 0) + 1);
    return least?.choice;
  };
}

interface Reading {
  seed: number;
  reader: Reader | undefined;
  take: Take;
  onLoose: (message: string) => void;
}

function readOnce(program: InkProgram, { onLoose, reader = UNKNOWN_READER, seed, take }: Reading): EngineRound[] {
  const taken: string[] = [];
  const turns: EngineRound[] = [];
  try {
    turns.push(program.begin(seed, reader));
    for (let turn = turns[0]; turn !== undefined && turn.ending === null && turns.length < MOST_ROUNDS;) {
      const choice = take(turn.choices.filter(({ lock }) => lock === null));
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
