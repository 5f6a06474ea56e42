import { ApiError, ContractError } from '@fabula/sdk';
import { useEffect, useState } from 'react';

import { useOffline } from '../shell/use-offline';
import { useApp } from '../use-app';
import { follow, type Connection, type OpenStream } from './follow';
import { createFrameBatch } from './frame-batch';
import { patience } from './patience';
import { whenWorthReopening } from './when-worth-reopening';

/** Failures that asking again does not mend. */
const isFinal = (error: unknown): boolean =>
  error instanceof ContractError || (error instanceof ApiError && error.status >= 400 && error.status < 429);

/** A stream of events and what becomes of it. */
export interface Followed<Event> {
  readonly open: OpenStream<Event>;
  /** What has arrived since the last frame, in order. */
  readonly onEvents: (events: readonly Event[]) => void;
  /** The stream does not open any more. */
  readonly onLost: (error: unknown) => void;
}

/**
 * Follows a stream for as long as it is shown, whatever becomes of the connection, and says whether its events arrive
 * as they happen.
 *
 * @param followed the same object for as long as the same stream is meant
 * @param lastEventId the event after which to begin; undefined while it is not known
 */
export function useFollow<Event>(followed: Followed<Event>, lastEventId: string | undefined): Connection {
  const { visitor } = useApp();
  const isOffline = useOffline();
  const [connection, setConnection] = useState<Connection>('live');

  useEffect(() => {
    if (lastEventId === undefined) return undefined;
    const leaving = new AbortController();
    const batch = createFrameBatch<Event>(followed.onEvents);
    follow<Event>({
      open: followed.open,
      lastEventId,
      onEvent: batch.add,
      onConnection: setConnection,
      isFinal,
      isOnline: () => navigator.onLine,
      patience,
      // Another account is another session: the stream has to be opened with it.
      reopenings: (reopen) => {
        const leaveWindow = whenWorthReopening(reopen);
        const leaveSession = visitor.session?.subscribe(reopen);
        return () => {
          leaveWindow();
          leaveSession?.();
        };
      },
      signal: leaving.signal,
    }).catch((error: unknown) => {
      // What came last may say why there is nothing more to follow.
      batch.flush();
      followed.onLost(error);
    });
    return () => {
      batch.drop();
      leaving.abort();
    };
  }, [followed, lastEventId, visitor]);

  return isOffline ? 'offline' : connection;
}
