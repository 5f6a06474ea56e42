import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Connection, EventStream } from './event-subscription';
import type { LiveMessage, LiveThread } from './thread-reducers';
import type { ThreadSource } from './thread-source';
import { useEventSubscription } from './use-event-subscription';

/** Keeps a shown thread up to date; `lastEventId` is undefined while unread, and for a reader outside it. */
export function useThreadEvents<Thread extends LiveThread<LiveMessage>, Event>(
  source: ThreadSource<Thread, Event>,
  threadId: string,
  lastEventId: string | undefined,
): Connection {
  const client = useQueryClient();
  const stream = useMemo((): EventStream<Event> => {
    const { apply, cache, isReadAtEnd, open } = source;
    const reread = () => void client.invalidateQueries({ queryKey: cache.keyOf(threadId) });
    return {
      open: (controls) => open(threadId, controls),
      onEvents: (events) => {
        cache.change(client, threadId, (thread) => events.reduce(apply, thread));
        if (cache.read(client, threadId)?.isStale === true) reread();
      },
      onEnded: (error) => {
        console.warn('An event stream ended', error);
        if (isReadAtEnd(cache.read(client, threadId))) reread();
      },
    };
  }, [client, source, threadId]);
  return useEventSubscription(stream, lastEventId);
}
