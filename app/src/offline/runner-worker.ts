/// <reference lib="webworker" />
import { InkProgram } from '@fabula/ink/ink-program';
import type { EngineRound } from '@fabula/ink/turn';

export type RunnerAct =
  | { readonly kind: 'begin'; readonly seed: number; readonly roleId: string | null }
  | { readonly kind: 'play'; readonly state: string; readonly choiceId: string };

/** An act, and with the first one the story. */
export interface RunnerCall {
  readonly act: RunnerAct;
  readonly program?: string;
}

export type RunnerAnswer = { readonly turn: EngineRound } | { readonly failure: string };

let ink: InkProgram | null = null;

function turnOf({ act, program }: RunnerCall): EngineRound {
  if (program !== undefined) ink = new InkProgram(program);
  if (ink === null) throw new Error('There is no story yet');
  if (act.kind === 'begin') return ink.begin(act.seed, { name: null, roleId: act.roleId });
  return ink.play(act.state, { kind: 'choice', choiceId: act.choiceId });
}

function answerTo(call: RunnerCall): RunnerAnswer {
  try {
    return { turn: turnOf(call) };
  } catch (error) {
    return { failure: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<RunnerCall>) => postMessage(answerTo(data)));
