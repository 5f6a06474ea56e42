import type { SpeechConfig } from '../../config/engines/speech.ts';
import { StreamBreaker } from '../http/stream-breaker.ts';
import { isEngineAway, EngineError } from '../engines/engine-error.ts';
import { createOpenAiSpeechEngine } from './openai-speech-engine.ts';
import type { AudioFile, SpeechEngine, SpeechRequest } from './speech-engine.ts';

/** The configured engine; undefined where there is none. */
export function createSpeechEngine(config: SpeechConfig | undefined): SpeechEngine | undefined {
  return config && withSpeechBreaker(createOpenAiSpeechEngine(config));
}

/** No new words while the engine is down (`StreamBreaker`). */
function withSpeechBreaker(engine: SpeechEngine): SpeechEngine {
  const breaker = new StreamBreaker({
    isAway: isEngineAway,
    unavailable: (message, cause) => new EngineError('unavailable', message, { cause }),
  });
  return {
    model: engine.model,
    async speak(request, signal) {
      for await (const file of breaker.guard(() => speakOnce(engine, request, signal), signal)) return file;
      throw new EngineError('broken', 'The engine said nothing');
    },
  };
}

async function* speakOnce(
  engine: SpeechEngine,
  request: SpeechRequest,
  signal: AbortSignal,
): AsyncGenerator<AudioFile> {
  yield await engine.speak(request, signal);
}
