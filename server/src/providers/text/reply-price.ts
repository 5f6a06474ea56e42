import type { Prices } from '../../config/shop.ts';
import type { TextEngine } from './text-engine.ts';

/** By the engine that would reply now; an Ollama comes and goes. */
export function replyPrice(
  { name }: Pick<TextEngine, 'name'>,
  { chatReply, offlineReply }: Pick<Prices, 'chatReply' | 'offlineReply'>,
): number {
  return name === 'offline' ? offlineReply : chatReply;
}
