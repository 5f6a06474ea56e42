import { setImmediate } from 'node:timers/promises';
import { MoveError, StoryRunError } from '@fabula/ink/errors';
import type { Reader } from '@fabula/ink/reader';
import type { EngineRound } from '@fabula/ink/turn';
import type { OfflineRound } from '../../contract/validators.ts';
import type { StoryEngine } from '../engine/story-engine.ts';

export interface EqualRounds {
  /** As the engine told them; at least the first one, equal or not. */
  turns: [EngineRound, ...EngineRound[]];
  /** How many are as they were sent. */
  equal: number;
}

/**
 * Plays a story again by the choices of a play, up to the first round that comes out otherwise.
 *
 * @param sent From the first round on.
 * @throws {StoryRunError} Where the story does not begin, or takes too long.
 */
export async function equalRounds(
  engine: Pick<StoryEngine, 'begin' | 'play'>,
  { reader, seed }: { seed: number; reader: Reader },
  [first, ...later]: readonly OfflineRound[],
): Promise<EqualRounds> {
  let last = await engine.begin(seed, reader);
  const turns: EqualRounds['turns'] = [last];
  if (first?.choiceId !== null || first.stateAfter !== last.stateHash) return { turns, equal: 0 };
  for (const { choiceId, stateAfter } of later) {
    const next = await nextTurn(engine, last, choiceId);
    if (next?.stateHash !== stateAfter) break;
    turns.push(next);
    last = next;
    // Stories of the house run in this process: others take their turns in between.
    await setImmediate();
  }
  return { turns, equal: turns.length };
}

/** Undefined where the choice does not lead on. @throws {StoryRunError} Where the round takes too long. */
async function nextTurn(
  engine: Pick<StoryEngine, 'play'>,
  { ending, state }: EngineRound,
  choiceId: string | null,
): Promise<EngineRound | undefined> {
  if (choiceId === null || ending !== null) return undefined;
  try {
    return await engine.play(state, { kind: 'choice', choiceId });
  } catch (error) {
    const leadsNowhere = error instanceof MoveError || (error instanceof StoryRunError && error.failure !== 'too-slow');
    if (leadsNowhere) return undefined;
    throw error;
  }
}
