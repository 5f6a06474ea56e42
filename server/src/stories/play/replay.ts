import type { EngineRound } from '@fabula/ink/turn';
import type { StoryEngines } from './story-engines.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';

/**
 * Plays a way through a story again from its log: from the seed and the moves, and from what a model has written where
 * one was asked. What was agreed in a talk stands as it was written down.
 *
 * @param path The rounds from the first on, each the parent of the next.
 * @returns The hash of the state after each round: the log holds the same.
 * @throws {StoryRunError} When the story is another one by now.
 */
export async function replay(
  engines: StoryEngines,
  session: StorySessionRow,
  path: readonly StoryRoundRow[],
): Promise<string[]> {
  const hashes: string[] = [];
  let state: string | undefined;
  for (const round of path) {
    const turn = await playAgain(engines, session, state, round);
    hashes.push(turn.stateHash);
    state = turn.state;
  }
  return hashes;
}

async function playAgain(
  engines: StoryEngines,
  session: StorySessionRow,
  state: string | undefined,
  { choice_id: choiceId, move, script, state: written, state_after: stateHash }: StoryRoundRow,
): Promise<Pick<EngineRound, 'state' | 'stateHash'>> {
  const { owner_id: queueKey, player_name: name, role_id: roleId, seed } = session;
  const reader = { name, roleId };
  if (script !== null) return engines.tellAgain({ story: session, queueKey }, state ?? { seed, reader }, script);
  if (move === 'talk') return { state: written, stateHash };
  const engine = await engines.of(session, queueKey);
  if (state === undefined) return engine.begin(seed, reader);
  return engine.play(state, { kind: 'choice', choiceId: choiceId ?? '' });
}
