import { task } from '../../../parsing/task.ts';
import { MoveError, StoryRunError, type StoryRunFailure } from '@fabula/ink/errors';
import type { Reader } from '@fabula/ink/reader';
import type { Agreement, Step } from '@fabula/ink/talk-script';
import type { Move } from '@fabula/ink/turn';
import { InkProgram } from '@fabula/ink/ink-program';
import { mendCompiled } from '@fabula/ink/mend-compiled';

/** Programs that a process keeps, and the characters of all their sources together. */
const KEPT = { programs: 16, characters: 4_000_000 };

export interface PlayInput<Input> {
  /** SHA-256 of the program's JSON. */
  hash: string;
  /** The program itself; missing where the process may have kept it. */
  json?: string | undefined;
  input: Input;
}

/** What became of it: errors lose their classes between processes. */
export type PlayAnswer<Value> =
  | { kind: 'value'; value: Value }
  /** The process does not have the program: it has to come with the call. */
  | { kind: 'unknown-program' }
  | { kind: 'move-error'; problem: MoveError['problem']; message: string }
  | { kind: 'run-error'; failure: StoryRunFailure; message: string };

interface KeptProgram {
  program: InkProgram;
  characters: number;
}

const programs = new Map<string, KeptProgram>();

function programOf({ hash, json }: PlayInput<unknown>): InkProgram | undefined {
  const known = programs.get(hash);
  const kept =
    known ??
    (json === undefined ? undefined : { program: new InkProgram(mendCompiled(json)), characters: json.length });
  if (kept === undefined) return undefined;
  programs.delete(hash);
  programs.set(hash, kept);
  let characters = programs.values().reduce((sum, one) => sum + one.characters, 0);
  for (const [oldest, one] of programs) {
    if (oldest === hash || (programs.size <= KEPT.programs && characters <= KEPT.characters)) break;
    programs.delete(oldest);
    characters -= one.characters;
  }
  return kept.program;
}

function playing<Input, Value>(run: (program: InkProgram, input: Input) => Value) {
  return task((call: PlayInput<Input>): PlayAnswer<Value> => {
    try {
      const program = programOf(call);
      return program === undefined ? { kind: 'unknown-program' } : { kind: 'value', value: run(program, call.input) };
    } catch (error) {
      if (error instanceof MoveError) return { kind: 'move-error', problem: error.problem, message: error.message };
      if (error instanceof StoryRunError) return { kind: 'run-error', failure: error.failure, message: error.message };
      throw error;
    }
  });
}

export const begin = playing((program, { reader, seed }: { seed: number; reader: Reader }) =>
  program.begin(seed, reader),
);
export const play = playing((program, { move, state }: { state: string; move: Move }) => program.play(state, move));
export const stay = playing((program, { note, state }: { state: string; note: string }) => program.stay(state, note));
export const talk = playing((program, _input: null) => program.talk);
export const holding = playing((program, { agreements, state }: { state: string; agreements: readonly Agreement[] }) =>
  program.holding(state, agreements),
);
export const agree = playing(
  (program, { agreed, state, step }: { step: Step | null; state: string; agreed: readonly Agreement[] }) =>
    program.agree(step, state, agreed),
);
