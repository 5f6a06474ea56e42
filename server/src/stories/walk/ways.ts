import type { InkProgram } from '@fabula/ink/ink-program';
import type { Reader } from '@fabula/ink/reader';
import type { Agreement, Step } from '@fabula/ink/talk-script';
import type { EngineRound } from '@fabula/ink/turn';

/** A round beyond these is on a way that goes round in circles. */
export const MOST_ROUNDS = 200;
const TURNS = /"turns?"/u;
/** Ink's instructions that ask how often something was read: counts, sequences, and the number of choices. */
const VISITS = /"(?:CNT\?|readc|visit|choiceCnt)"/u;
const CHOICE_FLAGS = /"flg":(\d+)/gu;
const ONCE_ONLY = 16;
/** Numbers of threads, and the text that was read last. */
const BEHIND = new Set(['threadCounter', 'threadIndex', 'originalThreadIndex', 'outputStream']);

/** A round on a way through a story. */
export interface Place {
  turn: EngineRound;
  /** What led there, as an agreement takes it; null in the first round. */
  step: Step | null;
  agreed: readonly Agreement[];
}

export function startOf(program: InkProgram, reader: Reader): Place {
  return { turn: program.begin(0, reader), step: null, agreed: [] };
}

/** The rounds that an open choice or an agreement leads to. */
export function nextOf(program: InkProgram, { agreed, step, turn }: Place): Place[] {
  const taken = turn.choices
    .filter(({ lock }) => lock === null)
    .map(({ choiceId }) => ({
      turn: program.play(turn.state, { kind: 'choice', choiceId }),
      step: { state: turn.state, choiceId },
      agreed: [],
    }));
  const held = new Set(program.holding(turn.state, program.talk.agreements));
  const settled = program.talk.agreements
    .filter((_, index) => !held.has(index))
    .map((agreement) => ({ all: [...agreed, agreement] }))
    .map(({ all }) => ({ turn: program.agree(step, turn.state, all), step, agreed: all }));
  return [...taken, ...settled];
}

/**
 * What the rounds after one depend on, so that states from which a story continues alike are followed once: of ink's
 * save, all but the numbers of turns, visits and threads and the text of the round where nothing asks for them.
 *
 * @param json The compiled story.
 */
export function keysFor(json: string): (turn: EngineRound) => string {
  const turns = TURNS.test(json);
  const visits = VISITS.test(json) || countsChoices(json);
  return ({ progress, state }) => {
    const { ink } = JSON.parse(state);
    if (turns) return ink;
    const { turnIdx: _turn, turnIndices: _turns, visitCounts, ...save } = JSON.parse(ink);
    return `${progress.round} ${visits ? JSON.stringify({ save, visitCounts }) : JSON.stringify(save, withoutPast)}`;
  };
}

/** Whether a choice of a compiled story can be taken only once. */
function countsChoices(json: string): boolean {
  return Array.from(json.matchAll(CHOICE_FLAGS), ([, flags]) => Number(flags)).some(
    (flags) => (flags & ONCE_ONLY) !== 0,
  );
}

function withoutPast(name: string, value: unknown): unknown {
  if (BEHIND.has(name)) return undefined;
  return name === 'choiceThreads' && typeof value === 'object' && value !== null ? Object.values(value) : value;
}
