import { estimateTokens } from '../prompt/tokens.ts';
import type { Outcome } from './outcome.ts';

/**
 * A reply's final price: 0 when failed or empty, the whole price when complete. Stopped, it costs the written share of
 * the longest reply, rounded up: at a price of 8 and 400 tokens, 120 tokens cost 3.
 *
 * @param price Reserved points.
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
