import type { TextConfig } from '../../config/engines/text.ts';
import type { Clock } from '../../lib/clock.ts';
import { createOfflineEngine } from './offline/offline-engine.ts';
import { createOllamaEngine } from './ollama-engine.ts';
import { createOpenAiEngine } from './openai/openai-engine.ts';
import { withBreaker } from './text-breaker.ts';
import type { TextEngine } from './text-engine.ts';

export function createTextEngine({ engine, stallMs }: TextConfig, clock: Clock): TextEngine {
  if (engine.kind === 'openai') return withBreaker(createOpenAiEngine({ ...engine, name: 'openai', stallMs, clock }));
  if (engine.kind === 'offline') return createOfflineEngine();
  const standIn = engine.whenAbsent === 'offline' ? createOfflineEngine() : undefined;
  return withBreaker(createOllamaEngine({ ...engine, standIn, stallMs, clock }));
}
