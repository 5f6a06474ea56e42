import { ApiError, ContractError, streamChatEvents, type ChatEvent } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useOffline } from '../shell/use-offline';
import { useVisitor } from '../use-app';
import { applyEvent } from './apply-event';
import { follow, type Connection } from './follow';
import { createFrameBatch } from './frame-batch';
import { patience } from './patience';
import type { Thread } from './thread';
import { changeThread, threadKey } from './thread-query';
import { whenWorthReopening } from './when-worth-reopening';

/** Failures that asking again does not mend. */
const isFinal = (error: unknown): boolean =>
  error instanceof ContractError || (error instanceof ApiError && error.status >= 400 && error.status < 429);

/**
 * Keeps a conversation up with its events for as long as it is shown, whatever becomes of the connection, and says
 * whether they arrive as they happen.
 *
 * @param lastEventId the event up to which the conversation was read; undefined while it is not
 */
export function useFollowChat(chatId: string, lastEventId: string | undefined): Connection {
  const client = useQueryClient();
  const { isRegistered } = useVisitor();
  const isOffline = useOffline();
  const [connection, setConnection] = useState<Connection>('live');

  useEffect(() => {
    if (lastEventId === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const reread = () => void client.invalidateQueries({ queryKey: threadKey(chatId) });
    const batch = createFrameBatch<ChatEvent>((events) => {
      changeThread(client, chatId, (thread) => events.reduce<Thread>(applyEvent, thread));
      if (client.getQueryData<Thread>(threadKey(chatId))?.isStale === true) reread();
    });
    follow<ChatEvent>({
      open: (options) => streamChatEvents(chatId, { ...options, reconnections: 0 }),
      lastEventId,
      onEvent: batch.add,
      onConnection: setConnection,
      isFinal,
      isOnline: () => navigator.onLine,
      patience,
      reopenings: whenWorthReopening,
      signal,
    }).catch((error: unknown) => {
      // The chat is gone, or it is somebody else's now: reading it says which.
      console.warn('A chat is followed no longer', error);
      reread();
    });
    return () => {
      batch.drop();
      leaving.abort();
    };
    // Another account is another session: the stream has to be opened with it.
  }, [client, chatId, lastEventId, isRegistered]);

  return isOffline ? 'offline' : connection;
}
