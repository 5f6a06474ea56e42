import { createParser } from 'eventsource-parser';
import { TextEngineError } from '../text-engine.ts';

/** Times out when the engine sends nothing for too long. Only waiting counts, not the time that we take ourselves. */
export class SilenceLimit {
  readonly #gone = new AbortController();
  #ms: number;

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** Aborted with a `stalled` failure once the limit was passed. */
  get signal(): AbortSignal {
    return this.#gone.signal;
  }

  /** From now on there is less to wait for. */
  shorten(ms: number): void {
    this.#ms = Math.min(this.#ms, ms);
  }

  /** Waits for the engine, up to the stall timeout. */
  async wait<Value>(work: Promise<Value>): Promise<Value> {
    const stalled = new TextEngineError('stalled', `The engine was silent for ${this.#ms} ms`);
    const timer = setTimeout(() => this.#gone.abort(stalled), this.#ms);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * The data of the events of a stream, in order. Bytes are put together before they are read, so neither a chunk nor a
 * character may be cut where the network likes; comments are signs of life and nothing else.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, silence: SilenceLimit): AsyncGenerator<string> {
  const ready: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => ready.push(data) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await silence.wait(reader.read());
      parser.feed(decoder.decode(value, { stream: !done }));
      yield* ready.splice(0);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
