import { streamChatEvents, type ChatEvent } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { applyEvent } from './apply-event';
import type { Connection } from './follow';
import type { Thread } from './thread';
import { changeThread, threadKey } from './thread-query';
import { useFollow, type Followed } from './use-follow';

/**
 * Keeps a conversation up with its events for as long as it is shown, whatever becomes of the connection, and says
 * whether they arrive as they happen.
 *
 * @param lastEventId the event up to which the conversation was read; undefined while it is not
 */
export function useFollowChat(chatId: string, lastEventId: string | undefined): Connection {
  const client = useQueryClient();
  const followed = useMemo((): Followed<ChatEvent> => {
    const reread = () => void client.invalidateQueries({ queryKey: threadKey(chatId) });
    return {
      open: (options) => streamChatEvents(chatId, { ...options, reconnections: 0 }),
      onEvents: (events) => {
        changeThread(client, chatId, (thread) => events.reduce<Thread>(applyEvent, thread));
        if (client.getQueryData<Thread>(threadKey(chatId))?.isStale === true) reread();
      },
      onLost: (error) => {
        // The chat is gone, or it is somebody else's now: reading it says which.
        console.warn('A chat is followed no longer', error);
        reread();
      },
    };
  }, [client, chatId]);
  return useFollow(followed, lastEventId);
}
