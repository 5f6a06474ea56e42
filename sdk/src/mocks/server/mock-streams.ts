import { delay, HttpResponse } from 'msw';
import { createEventParser } from '../../runtime/answers/event-parser';
import type { MockWallet } from './mock-wallet';

interface SentEvent {
  /** Its id in the stream; undefined for one that cannot be resumed after. */
  readonly id: number | undefined;
  readonly frame: string;
}

interface Pace {
  readonly eventMs?: number;
  readonly cutAfter?: number | undefined;
}

class EventResponse extends HttpResponse<BodyInit> {
  readonly #events: string;

  constructor(body: ReadableStream<Uint8Array>, events: string) {
    // In chunks: without them, Node takes a connection that breaks for the end of the stream.
    super(body, { headers: { 'Content-Type': 'text/event-stream', 'Transfer-Encoding': 'chunked' } });
    this.#events = events;
  }

  /**
   * All events at once. msw reads a clone for its log and handles no failure of it: a clone of a body that breaks would
   * leave an unhandled rejection in the page, and one of a body whose reader has left would keep it going.
   */
  override clone(): HttpResponse<BodyInit> {
    return new HttpResponse(this.#events, { headers: this.headers });
  }
}

const withoutQuery = (path: string): string => path.replace(/\?.*/s, '');

export class MockStreams {
  readonly #wallet: MockWallet;
  readonly #logs = new Map<string, SentEvent[]>();

  constructor(wallet: MockWallet) {
    this.#wallet = wallet;
  }

  /** Takes the events that a scenario tells all at once; the balance in them is the visitor's. */
  take(path: string, text: string): void {
    const log = this.#log(path);
    for (const { id, data } of createEventParser()(text)) {
      const event: unknown = JSON.parse(data);
      this.#wallet.pay(event);
      const head = id === undefined ? '' : `id: ${id}\n`;
      const frame = `${head}data: ${JSON.stringify(this.#wallet.show(path, event))}\n\n`;
      log.push({ id: id === undefined ? undefined : Number(id), frame });
    }
  }

  count(path: string): number {
    return this.#log(path).length;
  }

  after(path: string, count: number): readonly SentEvent[] {
    return this.#log(path).slice(count);
  }

  missedBy(path: string, { headers }: Request): readonly SentEvent[] {
    const last = headers.get('Last-Event-ID');
    return last === null ? [] : this.#log(path).filter(({ id }) => id !== undefined && id > Number(last));
  }

  send(events: readonly SentEvent[], pace: () => Pace, defaultEventMs: number): Response {
    const encoder = new TextEncoder();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const { cutAfter, eventMs = defaultEventMs } = pace();
        const event = events[sent];
        if (event === undefined) return controller.close();
        if (cutAfter !== undefined && sent >= cutAfter) return controller.error(new TypeError('The connection is cut'));
        await delay(eventMs);
        sent += 1;
        controller.enqueue(encoder.encode(event.frame));
      },
    });
    return new EventResponse(body, events.map(({ frame }) => frame).join(''));
  }

  #log(path: string): SentEvent[] {
    const key = withoutQuery(path);
    const log = this.#logs.get(key) ?? [];
    this.#logs.set(key, log);
    return log;
  }
}
