import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { AppError } from '../errors.ts';

const HEARTBEAT_MS = 15_000;
/** A reader that takes nothing for so long is gone, whatever its connection says. */
const STUCK_MS = 60_000;
const MOST_PER_OWNER = 8;
const HEARTBEAT = ':\n\n';
const CLOSING = `data: ${JSON.stringify({ kind: 'closing' })}\n\n`;

/** One event, and the place in the stream at which a reader can go on after it. */
export interface StreamEvent<Event> {
  id?: string;
  event: Event;
}

/** Something that can be followed. */
export interface EventFeed<Event> {
  /** Whose reader it is: nobody may have too many open. */
  ownerId: string;
  /** The events, in the groups in which they are found; ends when `leaving` aborts. */
  follow(leaving: AbortSignal): AsyncIterable<readonly StreamEvent<Event>[]>;
  /** Throws an `AppError` once the reader may not see it any more; asked with every heartbeat. */
  recheck(): Promise<void>;
}

export interface StreamTarget {
  outgoing: ServerResponse;
  headers: Readonly<Record<string, string>>;
}

/**
 * Every event stream that this server has open, written straight to the socket: a framework's helper costs more than
 * twice the memory of an idle stream. What a slow reader has not taken yet is not fetched either, so that nothing
 * piles up for it.
 */
export class EventStreams {
  readonly #open = new Map<AbortController, string>();
  readonly #heartbeatMs: number;

  /** @param heartbeatMs The longest that a stream is silent. */
  constructor(heartbeatMs = HEARTBEAT_MS) {
    this.#heartbeatMs = heartbeatMs;
  }

  /**
   * Begins a stream and answers at once; it goes on until the reader leaves or this server stops.
   *
   * @param check Throws when an event is not what the contract promises.
   * @param onFailure Told when the events could not be read on; the reader then loses the connection, and resumes.
   * @throws {AppError} RATE_LIMITED when the owner has too many streams open.
   */
  begin<Event>(
    target: StreamTarget,
    feed: EventFeed<Event>,
    check: (event: Event) => void,
    onFailure: (error: unknown) => void,
  ): void {
    const others = [...this.#open.values()].filter((ownerId) => ownerId === feed.ownerId);
    if (others.length >= MOST_PER_OWNER) {
      throw new AppError('RATE_LIMITED', 'Too many streams are open', { headers: { 'retry-after': '5' } });
    }
    const leaving = new AbortController();
    this.#open.set(leaving, feed.ownerId);
    const { outgoing, headers } = target;
    outgoing.on('close', () => leaving.abort());
    // Whoever has left while it was found out what there is to follow is not told of it again.
    if (outgoing.destroyed) leaving.abort();
    outgoing.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    outgoing.write(HEARTBEAT);
    const heart = setInterval(() => {
      void beat(outgoing, feed, leaving, onFailure);
    }, this.#heartbeatMs);
    void write(outgoing, feed.follow(leaving.signal), check, leaving.signal)
      .then(() => outgoing.end(CLOSING))
      .catch((error: unknown) => {
        if (!outgoing.destroyed) onFailure(error);
        outgoing.destroy();
      })
      .finally(() => {
        clearInterval(heart);
        this.#open.delete(leaving);
      });
  }

  /** Ends every stream, so that its reader looks for another server. */
  close(): void {
    for (const leaving of this.#open.keys()) leaving.abort();
  }
}

async function write<Event>(
  outgoing: ServerResponse,
  groups: AsyncIterable<readonly StreamEvent<Event>[]>,
  check: (event: Event) => void,
  leaving: AbortSignal,
): Promise<void> {
  for await (const group of groups) {
    for (const { event } of group) check(event);
    const text = group.map(({ id, event }) => frame(id, event)).join('');
    if (outgoing.destroyed) return;
    if (!outgoing.write(text)) await taken(outgoing, leaving);
    if (leaving.aborted) return;
  }
}

/** Resolves once the reader has taken what was written, or has left; throws when it does neither for too long. */
async function taken(outgoing: ServerResponse, leaving: AbortSignal): Promise<void> {
  const stuck = AbortSignal.timeout(STUCK_MS);
  await once(outgoing, 'drain', { signal: AbortSignal.any([leaving, stuck]) }).catch((error: unknown) => {
    if (!leaving.aborted) throw error;
  });
}

function frame(id: string | undefined, event: unknown): string {
  return `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;
}

async function beat<Event>(
  outgoing: ServerResponse,
  feed: EventFeed<Event>,
  leaving: AbortController,
  onFailure: (error: unknown) => void,
): Promise<void> {
  try {
    await feed.recheck();
    if (!outgoing.writableNeedDrain) outgoing.write(HEARTBEAT);
  } catch (error) {
    // The reader will find out why when it comes back.
    if (error instanceof AppError) leaving.abort();
    else {
      onFailure(error);
      outgoing.destroy();
    }
  }
}
