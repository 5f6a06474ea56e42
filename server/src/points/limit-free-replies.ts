import type { OperationId } from '../contract/operations.ts';
import { ownerOf, type Principal } from '../http/principal.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';

/** Where points do not bound what a person asks of the text engine. Other work of engines has limits of its own. */
const PER_MINUTE = { owner: 30, network: 120 };

const REPLIES: ReadonlySet<OperationId> = new Set([
  'sendMessage',
  'regenerateReply',
  'editMessage',
  'continueReply',
  'draftMessage',
  'sendRoomMessage',
  'regenerateRoomReply',
  'askRoomTurn',
  'playStoryRound',
]);

export type LimitReplies = (id: OperationId, principal: Principal | undefined, network?: string) => Promise<void>;

/** Limits replies and rounds on a server without points. The limit throws RATE_LIMITED. */
export function createReplyLimit(rateLimits: RateLimits, { usesPoints }: { usesPoints: boolean }): LimitReplies {
  if (usesPoints) return async () => undefined;
  const limit = rateLimits.exactByCaller('replies', PER_MINUTE);
  return async (id, principal, network) => {
    if (principal !== undefined && REPLIES.has(id)) await limit({ ownerId: ownerOf(principal), network });
  };
}
