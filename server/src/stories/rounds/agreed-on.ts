import type { Agreement } from '@fabula/ink/talk-script';
import type { StoryRoundRow } from '../tables.ts';

const MARK = 'agreed-';

/** Names an agreement among the moves from a round, as `choice_id`. */
export function moveIdOf({ agreementId }: Agreement): string {
  return MARK + agreementId;
}

export function agreedOn(path: readonly StoryRoundRow[], agreements: readonly Agreement[]): Agreement[] {
  const byMove = new Map(agreements.map((agreement) => [moveIdOf(agreement), agreement]));
  return path.flatMap(({ choice_id: moveId, move }) => (move === 'talk' ? (byMove.get(moveId ?? '') ?? []) : []));
}
