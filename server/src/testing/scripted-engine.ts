import { setTimeout as delay } from 'node:timers/promises';
import { TextEngineError, type TextChunk, type TextEngine, type TextRequest } from '../providers/text/text-engine.ts';

/** Say, wait, break off or end. */
type Step =
  | string
  | { wait: Promise<void> }
  | { fail: TextEngineError['reason'] }
  | Extract<TextChunk, { kind: 'end' }>;

/** A scripted engine that records its requests. */
export class ScriptedEngine implements TextEngine {
  readonly name = 'scripted';
  readonly model = 'script';
  readonly hasModel = true;
  readonly requests: TextRequest[] = [];
  #steps: readonly Step[] = ['Good evening.'];
  #summary = '';

  says(...steps: readonly Step[]): void {
    this.#steps = steps;
  }

  /** Sets every further summary. */
  summarises(summary: string): void {
    this.#summary = summary;
  }

  async *generate(request: TextRequest, signal: AbortSignal): AsyncGenerator<TextChunk> {
    this.requests.push(request);
    if (request.summary !== undefined) {
      yield { kind: 'text', text: this.#summary };
      yield { kind: 'end', finishReason: 'stop' };
      return;
    }
    for (const step of this.#steps) {
      signal.throwIfAborted();
      if (typeof step === 'string') yield { kind: 'text', text: step };
      else if ('wait' in step) await Promise.race([step.wait, aborted(signal)]);
      else if ('fail' in step) throw new TextEngineError(step.fail, 'as the script says');
      else {
        yield step;
        return;
      }
      await delay(0, undefined, { signal });
    }
    yield { kind: 'end', finishReason: 'stop' };
  }
}

async function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
}
