import type { SpeechConfig } from '../../config/engines/speech.ts';
import { EngineHost } from '../engines/engine-host.ts';
import { EngineError } from '../engines/engine-error.ts';
import { audioTypeOf } from './audio-type.ts';
import { MOST_AUDIO_BYTES, type SpeechEngine } from './speech-engine.ts';

/** An engine that drips bytes never falls silent. */
const LONGEST_MS = 5 * 60_000;

export type SpeechHostOptions = Pick<SpeechConfig, 'baseUrl' | 'apiKey' | 'model' | 'format' | 'stallMs'>;

/** OpenAI's protocol of speech, as Kokoro-FastAPI, LocalAI and LiteLLM speak it: the whole audio in one answer. */
export function createOpenAiSpeechEngine({ format, model, ...options }: SpeechHostOptions): SpeechEngine {
  const host = new EngineHost(options);
  return {
    model,
    async speak({ voiceId, words }, signal) {
      const limit = AbortSignal.timeout(LONGEST_MS);
      const json = { model, input: words, voice: voiceId, response_format: format };
      const request = { method: 'POST', json } as const;
      const bytes = await host
        .bytes('/audio/speech', AbortSignal.any([signal, limit]), MOST_AUDIO_BYTES, request)
        .catch((error: unknown) => {
          if (error !== limit.reason || !limit.aborted) throw error;
          throw new EngineError('stalled', `The engine spoke for more than ${LONGEST_MS} ms`, { cause: error });
        });
      const type = audioTypeOf(bytes);
      if (type === undefined) throw new EngineError('broken', 'The server sent no audio');
      return { bytes, type };
    },
  };
}
