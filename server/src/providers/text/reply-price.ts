import type { Prices } from '../../config/shop.ts';
import type { TextEngine } from './text-engine.ts';

/** Points for one reply by the engine that would write it now; an Ollama may start or stop at any time. */
export function replyPrice(
  { name }: Pick<TextEngine, 'name'>,
  { chatReply, offlineReply }: Pick<Prices, 'chatReply' | 'offlineReply'>,
): number {
  return name === 'offline' ? offlineReply : chatReply;
}
