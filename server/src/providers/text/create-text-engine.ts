import { setTimeout as delay } from 'node:timers/promises';
import type { TextEndpoint } from '../../config/engines/text-endpoints.ts';
import type { TextConfig } from '../../config/engines/text.ts';
import type { Clock } from '../../lib/clock.ts';
import { EngineWatch } from './engine-watch.ts';
import { createModelFileEngine } from './model-file/model-file-engine.ts';
import { createOfflineEngine } from './offline/offline-engine.ts';
import { createOllamaEngine } from './ollama-engine.ts';
import { createOpenAiEngine } from './openai/openai-engine.ts';
import { createEnginePool, type PoolDeps, type PoolMember } from './pool/engine-pool.ts';
import { withBreaker } from './text-breaker.ts';
import type { TextEngine } from './text-engine.ts';

/**
 * @param watch Observes each engine outside of this process.
 * @param chance Decides among several engines, and how long a retry waits.
 */
export function createTextEngine(
  { contextTokens, engine, request, stallMs }: Pick<TextConfig, 'contextTokens' | 'engine' | 'request' | 'stallMs'>,
  clock: Clock,
  watch = new EngineWatch(clock),
  chance: Omit<PoolDeps, 'clock'> = { random: Math.random, pause: (ms, signal) => delay(ms, undefined, { signal }) },
): TextEngine {
  if (engine.kind === 'openai') {
    return withBreaker(createOpenAiEngine({ ...engine, name: 'openai', request, stallMs, clock }), watch);
  }
  if (engine.kind === 'file') {
    const { file, parallel, threads } = engine;
    return withBreaker(createModelFileEngine({ file, parallel, threads, contextTokens, stallMs, clock }), watch);
  }
  if (engine.kind === 'several') {
    const [first, ...others] = engine.endpoints;
    const member = (endpoint: TextEndpoint): PoolMember => ({
      ...endpoint,
      engine: withBreaker(createOpenAiEngine({ ...endpoint, stallMs, clock }), watch),
      otherModels: endpoint.otherModels.map(({ model }) => model),
    });
    return createEnginePool([member(first), ...others.map(member)], { ...chance, clock });
  }
  if (engine.kind === 'offline') return createOfflineEngine();
  const standIn = engine.whenAbsent === 'offline' ? createOfflineEngine() : undefined;
  return withBreaker(createOllamaEngine({ ...engine, standIn, request, stallMs, clock }), watch);
}
