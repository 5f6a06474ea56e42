import { createParser } from 'eventsource-parser';
import type { SilenceLimit } from './silence-limit.ts';

/** The data of a stream's events. Chunks may cut characters; comments are heartbeats. */
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
