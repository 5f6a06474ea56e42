import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { AppError } from '../errors.ts';

const HEARTBEAT_MS = 15_000;
/** A client that takes nothing for so long is gone. */
const STUCK_MS = 60_000;
const MOST_PER_OWNER = 8;
/** For streams that were about to begin. */
const MOST_ENDED = 1_000;
const HEARTBEAT = ':\n\n';
const CLOSING = `data: ${JSON.stringify({ kind: 'closing' })}\n\n`;

export interface StreamEvent<Event> {
  id?: string;
  event: Event;
}

export interface EventFeed<Event> {
  ownerId: string;
  follow(leaving: AbortSignal): AsyncIterable<readonly StreamEvent<Event>[]>;
  /** At each heartbeat; throws AppError once access is lost. */
  recheck(): Promise<void>;
}

export interface StreamTarget {
  sessionId: string | undefined;
  outgoing: ServerResponse;
  headers: Readonly<Record<string, string>>;
  network: string | undefined;
}

interface Reader {
  ownerId: string;
  sessionId: string | undefined;
  network: string | undefined;
}

/**
 * All open event streams, written to sockets directly: a framework's helper doubles the memory of idle ones. Events are
 * fetched only when the client has taken the previous ones.
 */
export class EventStreams {
  readonly #open = new Map<AbortController, Reader>();
  readonly #ended = new Set<string>();
  readonly #heartbeatMs: number;
  readonly #mostPerNetwork: number;

  /** `heartbeatMs` bounds the silence; `mostPerNetwork` bounds streams per address, 0 is no limit. */
  constructor(heartbeatMs = HEARTBEAT_MS, mostPerNetwork = 0) {
    this.#heartbeatMs = heartbeatMs;
    this.#mostPerNetwork = mostPerNetwork === 0 ? Number.POSITIVE_INFINITY : mostPerNetwork;
  }

  get count(): number {
    return this.#open.size;
  }

  /**
   * Begins a stream that lasts until the client leaves or the server stops.
   *
   * @param check Throws when an event breaks the contract.
   * @param onFailure Reading failed; the client is disconnected and resumes.
   * @throws {AppError} RATE_LIMITED for too many streams of the owner or network.
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

  /** Also those about to begin. */
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

/** Resolves when the client took what was written or left; throws when it does neither for too long. */
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
    // The client learns why when it reconnects.
    if (error instanceof AppError) leaving.abort();
    else {
      onFailure(error);
      outgoing.destroy();
    }
  }
}
