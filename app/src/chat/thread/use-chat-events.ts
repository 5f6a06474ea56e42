import { streamChatEvents, type ChatEvent } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Connection, EventStream } from '../../live/event-subscription';
import { useEventSubscription } from '../../live/use-event-subscription';
import { applyEvent } from './apply-event';
import type { Thread } from './thread';
import { changeThread, threadKey } from './thread-query';

/**
 * Keeps a cached conversation up to date with its events for as long as it is shown, and says whether they arrive as
 * they happen.
 *
 * @param lastEventId the event up to which the conversation was read; undefined while it is not
 */
export function useChatEvents(chatId: string, lastEventId: string | undefined): Connection {
  const client = useQueryClient();
  const stream = useMemo((): EventStream<ChatEvent> => {
    const reread = () => void client.invalidateQueries({ queryKey: threadKey(chatId) });
    return {
      open: (controls) => streamChatEvents(chatId, controls),
      onEvents: (events) => {
        changeThread(client, chatId, (thread) => events.reduce<Thread>(applyEvent, thread));
        if (client.getQueryData<Thread>(threadKey(chatId))?.isStale === true) reread();
      },
      onEnded: (error) => {
        // The chat was deleted or belongs to another account: reading it says which.
        console.warn('The event stream of a chat ended', error);
        reread();
      },
    };
  }, [client, chatId]);
  return useEventSubscription(stream, lastEventId);
}
