import { z } from 'zod';
import type { EmbeddingsConfig } from '../../config/engines/embeddings.ts';
import { RefusedField } from '../engines/failure.ts';
import { EngineHost } from '../engines/engine-host.ts';
import { EngineError } from '../engines/engine-error.ts';
import type { EmbeddingEngine } from './embedding-engine.ts';
import { normalised } from './vector.ts';

/** The largest models have 4,096. */
const MOST_DIMENSIONS = 8192;
/** Of one vector in JSON, at some 24 bytes for a number. */
const MOST_VECTOR_BYTES = MOST_DIMENSIONS * 24;

const Answer = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1).max(MOST_DIMENSIONS) })),
});

/** OpenAI's protocol of embeddings, as vLLM, llama.cpp, Ollama and text-embeddings-inference speak it. */
export function createOpenAiEmbeddingEngine({
  apiKey,
  baseUrl,
  model,
  mostCharacters,
}: EmbeddingsConfig): EmbeddingEngine {
  return {
    model,
    async embed({ limitMs, texts }, signal) {
      const host = new EngineHost({ apiKey, baseUrl, stallMs: limitMs });
      const limit = AbortSignal.timeout(limitMs);
      const input = texts.map((text) => text.slice(0, mostCharacters).toWellFormed());
      const json = { model, input, encoding_format: 'float' };
      const ended = AbortSignal.any([signal, limit]);
      const bytes = await host
        .bytes('/embeddings', ended, MOST_VECTOR_BYTES * texts.length, { method: 'POST', json })
        .catch((error: unknown) => {
          if (limit.aborted && error === limit.reason) {
            throw new EngineError('stalled', `The engine took more than ${limitMs} ms`, { cause: error });
          }
          if (error instanceof RefusedField) {
            throw new EngineError('refused', error.message, { cause: error });
          }
          throw error;
        });
      return vectorsOf(bytes, texts.length);
    },
  };
}

function vectorsOf(bytes: Uint8Array<ArrayBuffer>, count: number): Float32Array[] {
  const { data } = Answer.safeParse(parsed(bytes));
  if (data === undefined) throw broken('no list of embeddings');
  const byIndex = new Map(data.data.map(({ embedding, index }) => [index, normalised(embedding)]));
  const vectors = Array.from({ length: count }, (_, index) => byIndex.get(index)).filter((one) => one !== undefined);
  if (data.data.length !== count || vectors.length !== count) throw broken(`not ${count} embeddings`);
  if (new Set(vectors.map(({ length }) => length)).size > 1) throw broken('embeddings of several lengths');
  return vectors;
}

function parsed(bytes: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch (cause) {
    throw new EngineError('broken', 'The answer is not JSON', { cause });
  }
}

function broken(what: string): EngineError {
  return new EngineError('broken', `The engine sent ${what}`);
}
