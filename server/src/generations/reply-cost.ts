import { estimateTokens } from '../prompt/tokens.ts';
import type { Outcome } from './outcome.ts';

/**
 * Points that a reply costs in the end. A failed one and one without a word are free, a complete one costs its price. A
 * stopped one costs the share of its price that was written of the longest reply, rounded up: of a price of 8 and a
 * limit of 400 tokens, 120 tokens cost 3 points, and a single word costs 1.
 *
 * @param price Points that were reserved; 0 where replies are free.
 * @param replyTokens The longest reply.
 */
export function costOfReply(
  price: number,
  { status, text }: { status: Outcome['status']; text: string },
  replyTokens: number,
): number {
  if (status === 'failed' || text.trim() === '') return 0;
  if (status === 'complete') return price;
  return Math.min(price, Math.ceil((price * estimateTokens(text)) / replyTokens));
}
