import { useEffect, useState } from 'react';

import { nextTask } from '../browser/next-task';
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
    const begin = () =>
      subscribe(stream, {
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
    let [unsubscribe, hasLeft]: [(() => void) | undefined, boolean] = [undefined, false];
    // What a page does at once when it opens would keep a tap waiting.
    void nextTask().then(() => {
      if (!hasLeft) unsubscribe = begin();
    });
    return () => {
      hasLeft = true;
      unsubscribe?.();
    };
  }, [stream, lastEventId, session]);

  return isOffline ? 'offline' : connection;
}
