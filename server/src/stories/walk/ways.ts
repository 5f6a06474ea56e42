import type { InkProgram } from '@fabula/ink/ink-program';
import type { Reader } from '@fabula/ink/reader';
import type { Agreement, Step } from '@fabula/ink/talk-script';
import type { EngineRound } from '@fabula/ink/turn';

/** A round beyond these is on a way that goes round in circles. */
export const MOST_ROUNDS = 200;
const TURNS = /"turns?"/u;

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

/** Whether a compiled story asks for the number of the turn. */
export function countsTurns(json: string): boolean {
  return TURNS.test(json);
}

/** What the story depends on: of ink's save, all but the number of the turn where nothing asks for it. */
export function keyOf({ progress, state }: EngineRound, turnsCount: boolean): string {
  const { ink } = JSON.parse(state);
  if (turnsCount) return ink;
  const { turnIdx: _turn, turnIndices: _turns, ...save } = JSON.parse(ink);
  return `${progress.round} ${JSON.stringify(save)}`;
}
