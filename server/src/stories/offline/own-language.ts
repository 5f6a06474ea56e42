import { setImmediate } from 'node:timers/promises';
import { MoveError, StoryRunError } from '@fabula/ink/errors';
import type { Reader } from '@fabula/ink/reader';
import type { EngineRound } from '@fabula/ink/turn';
import type { OfflineRound } from '../../contract/validators.ts';
import type { StoryEngine } from '../engine/story-engine.ts';

/** A round and the choice that led to it; null for the first. */
export interface PlayedStep {
  choiceId: string | null;
  turn: EngineRound;
}

/** Rounds as they were played, with the choices that were sent. */
export function stepsOf(turns: readonly EngineRound[], sent: readonly OfflineRound[]): PlayedStep[] {
  return turns.map((turn, index) => ({ turn, choiceId: index === 0 ? null : (sent[index]?.choiceId ?? null) }));
}

/**
 * A play of a translated story in the language that the story is written in, in which plays keep their states. Choices
 * are taken by their places.
 *
 * @param engine Of the story in its own language.
 * @returns As far as the story can be played by these choices.
 */
export async function inOwnLanguage(
  engine: Pick<StoryEngine, 'begin' | 'play'>,
  { reader, seed }: { seed: number; reader: Reader },
  steps: readonly PlayedStep[],
): Promise<PlayedStep[]> {
  let last = await engine.begin(seed, reader);
  const own: PlayedStep[] = [{ choiceId: null, turn: last }];
  try {
    for (const [index, { choiceId }] of steps.entries()) {
      const before = steps[index - 1];
      if (before === undefined) continue;
      const place = before.turn.choices.findIndex((choice) => choice.choiceId === choiceId);
      const choice = last.choices[place];
      if (choice === undefined) break;
      last = await engine.play(last.state, { kind: 'choice', choiceId: choice.choiceId });
      own.push({ choiceId: choice.choiceId, turn: last });
      await setImmediate();
    }
  } catch (error) {
    if (!(error instanceof MoveError || error instanceof StoryRunError)) throw error;
  }
  return own;
}
