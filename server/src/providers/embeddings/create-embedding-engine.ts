import type { EmbeddingsConfig } from '../../config/engines/embeddings.ts';
import { StreamBreaker } from '../http/stream-breaker.ts';
import { isEngineAway, EngineError } from '../engines/engine-error.ts';
import type { EmbeddingEngine, EmbeddingRequest } from './embedding-engine.ts';
import type { EmbeddingWatch } from './embedding-watch.ts';
import { createOpenAiEmbeddingEngine } from './openai-embedding-engine.ts';

/** The configured engine behind a breaker (`StreamBreaker`); undefined where there is none. */
export function createEmbeddingEngine(
  config: EmbeddingsConfig | undefined,
  watch: EmbeddingWatch,
): EmbeddingEngine | undefined {
  if (config === undefined) return undefined;
  const engine = createOpenAiEmbeddingEngine(config);
  const breaker = new StreamBreaker({
    isAway: isEngineAway,
    unavailable: (message, cause) => new EngineError('unavailable', message, { cause }),
  });
  const guarded = async (request: EmbeddingRequest, signal: AbortSignal) => {
    for await (const vectors of breaker.guard(() => embedOnce(engine, request, signal), signal)) return vectors;
    throw new EngineError('broken', 'The engine sent nothing');
  };
  return {
    model: engine.model,
    embed: (request, signal) => watch.observe(request.purpose, () => guarded(request, signal)),
  };
}

async function* embedOnce(
  engine: EmbeddingEngine,
  request: EmbeddingRequest,
  signal: AbortSignal,
): AsyncGenerator<Float32Array[]> {
  yield await engine.embed(request, signal);
}
