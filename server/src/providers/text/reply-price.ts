import type { Prices } from '../../config/shop.ts';
import type { EngineClass } from '../../config/engines/engine-class.ts';
import type { TextEngine } from './text-engine.ts';

/** By the engine that would reply now, an Ollama comes and goes; of several, by the class that is wished for. */
export function replyPrice(
  { name, offerFor }: Pick<TextEngine, 'name' | 'offerFor'>,
  { chatReply, offlineReply }: Pick<Prices, 'chatReply' | 'offlineReply'>,
  wish?: EngineClass,
): number {
  return name === 'offline' ? offlineReply : (offerFor?.(wish).points ?? chatReply);
}
