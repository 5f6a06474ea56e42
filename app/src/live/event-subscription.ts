import { untilAborted, type ReconnectPolicy } from '@fabula/sdk';

import { createFrameBatch } from './frame-batch';
import { waitForRetry } from './wait-for-retry';

export type Connection = 'live' | 'reconnecting' | 'offline';

export interface StreamControls {
  readonly lastEventId: string;
  readonly signal: AbortSignal;
  readonly reconnect: ReconnectPolicy;
  readonly onOpen: () => void;
  readonly onLost: () => void;
}

export interface EventStream<Event> {
  readonly open: (controls: StreamControls) => AsyncIterable<Event>;
  /** Receives what has arrived since the last frame, in order. */
  readonly onEvents: (events: readonly Event[]) => void;
  /** The server refuses the stream, and no reconnection will help. */
  readonly onEnded: (error: unknown) => void;
}

export interface SubscriptionOptions {
  /** The event after which to begin. */
  readonly lastEventId: string;
  readonly onConnection: (connection: Connection) => void;
  /** Calls `replace` when the open connection should be replaced; the function it returns unsubscribes. */
  readonly watch: (replace: () => void) => () => void;
}

/** Reads an event stream until unsubscribed or refused; delivers events once per frame. */
export function subscribe<Event>(
  { open, onEvents, onEnded }: EventStream<Event>,
  { lastEventId, onConnection, watch }: SubscriptionOptions,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const batch = createFrameBatch<Event>(onEvents);
  const read = async () => {
    const events = open({
      lastEventId,
      signal,
      reconnect: { ...untilAborted, wait: waitForRetry, watch },
      onOpen: () => onConnection('live'),
      onLost: () => onConnection(navigator.onLine ? 'reconnecting' : 'offline'),
    });
    for await (const event of events) batch.add(event);
  };
  read().catch((error: unknown) => {
    if (signal.aborted) return;
    // The last events may say why the stream has ended.
    batch.flush();
    onEnded(error);
  });
  return () => {
    batch.drop();
    leaving.abort();
  };
}
