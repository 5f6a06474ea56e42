import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { AppError } from '../errors.ts';

const HEARTBEAT_MS = 15_000;
/** A reader that takes nothing for so long is gone, whatever its connection says. */
const STUCK_MS = 60_000;
const MOST_PER_OWNER = 8;
/** Ended sessions that are remembered, for streams that were about to begin. */
const MOST_ENDED = 1_000;
const HEARTBEAT = ':\n\n';
const CLOSING = `data: ${JSON.stringify({ kind: 'closing' })}\n\n`;

/** One event, and the place in the stream at which a reader can go on after it. */
export interface StreamEvent<Event> {
  id?: string;
  event: Event;
}

export interface EventFeed<Event> {
  /** The caller, whose open streams are limited. */
  ownerId: string;
  /** The events, in the groups in which they are found; ends when `leaving` aborts. */
  follow(leaving: AbortSignal): AsyncIterable<readonly StreamEvent<Event>[]>;
  /** Throws an `AppError` once the reader may not see it any more; asked with every heartbeat. */
  recheck(): Promise<void>;
}

export interface StreamTarget {
  /** Whose stream it is; undefined for a caller without a session. */
  sessionId: string | undefined;
  outgoing: ServerResponse;
  headers: Readonly<Record<string, string>>;
  /** Bucket of the reader's network address. */
  network: string | undefined;
}

interface Reader {
  ownerId: string;
  sessionId: string | undefined;
  network: string | undefined;
}

/**
 * Every event stream that this server has open, written straight to the socket: a framework's helper costs more than
 * twice the memory of an idle stream. What a slow reader has not taken yet is not fetched either, so that nothing
 * piles up for it.
 */
export class EventStreams {
  readonly #open = new Map<AbortController, Reader>();
  readonly #ended = new Set<string>();
  readonly #heartbeatMs: number;
  readonly #mostPerNetwork: number;

  /**
   * @param heartbeatMs The longest that a stream is silent.
   * @param mostPerNetwork Most open streams of one network address; 0 is no limit.
   */
  constructor(heartbeatMs = HEARTBEAT_MS, mostPerNetwork = 0) {
    this.#heartbeatMs = heartbeatMs;
    this.#mostPerNetwork = mostPerNetwork === 0 ? Number.POSITIVE_INFINITY : mostPerNetwork;
  }

  /**
   * Begins a stream and answers at once; it stays open until the client leaves or this server stops.
   *
   * @param check Throws when an event is not what the contract promises.
   * @param onFailure Told when the events could not be read on; the reader then loses the connection, and resumes.
   * @throws {AppError} RATE_LIMITED when the owner, or their network address, has too many streams open.
   */
  begin<Event>(
    target: StreamTarget,
    feed: EventFeed<Event>,
    check: (event: Event) => void,
    onFailure: (error: unknown) => void,
  ): void {
    const { outgoing, headers, network, sessionId } = target;
    const reader: Reader = { ownerId: feed.ownerId, sessionId, network };
    this.#refuseTooMany(reader);
    const leaving = new AbortController();
    this.#open.set(leaving, reader);
    outgoing.on('close', () => leaving.abort());
    // Skip clients that disconnected while the backlog was being read.
    if (outgoing.destroyed || (sessionId !== undefined && this.#ended.has(sessionId))) leaving.abort();
    outgoing.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    outgoing.write(HEARTBEAT);
    const heart = setInterval(() => {
      void sendHeartbeats(outgoing, feed, leaving, onFailure);
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

  #refuseTooMany(reader: Reader): void {
    let [ofOwner, ofNetwork] = [0, 0];
    for (const { network, ownerId } of this.#open.values()) {
      if (ownerId === reader.ownerId) ofOwner += 1;
      if (network !== undefined && network === reader.network) ofNetwork += 1;
    }
    if (ofOwner < MOST_PER_OWNER && ofNetwork < this.#mostPerNetwork) return;
    throw new AppError('RATE_LIMITED', 'Too many streams are open', { headers: { 'retry-after': '5' } });
  }

  /** Ends the streams of sessions that have ended, and those that are about to begin for them. */
  endSessions(sessionIds: readonly string[]): void {
    for (const sessionId of sessionIds) this.#ended.add(sessionId);
    for (const [leaving, { sessionId }] of this.#open) {
      if (sessionId !== undefined && this.#ended.has(sessionId)) leaving.abort();
    }
    for (const oldest of this.#ended) {
      if (this.#ended.size <= MOST_ENDED) break;
      this.#ended.delete(oldest);
    }
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

async function sendHeartbeats<Event>(
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
