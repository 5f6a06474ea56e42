import { useEffect, useState } from 'react';

import { useOffline } from '../browser/use-offline';
import { useApp } from '../context/use-app';
import { subscribe, type Connection, type EventStream } from './event-subscription';
import { watchConnection } from './watch-connection';

/** Subscribes while mounted; `stream` is a stable object, `lastEventId` undefined while unknown. */
export function useEventSubscription<Event>(stream: EventStream<Event>, lastEventId: string | undefined): Connection {
  const { session } = useApp().visitor;
  const isOffline = useOffline();
  const [connection, setConnection] = useState<Connection>('live');

  useEffect(() => {
    if (lastEventId === undefined) return undefined;
    return subscribe(stream, {
      lastEventId,
      onConnection: setConnection,
      watch: (replace) => {
        const unwatchWindow = watchConnection(replace);
        // Another account is another session: the stream has to be opened with it.
        const unwatchSession = session?.subscribe(replace);
        return () => {
          unwatchWindow();
          unwatchSession?.();
        };
      },
    });
  }, [stream, lastEventId, session]);

  return isOffline ? 'offline' : connection;
}
