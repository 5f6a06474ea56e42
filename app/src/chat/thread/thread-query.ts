import { getChat, type Chat } from '@fabula/sdk';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { createThreadCache } from '../../live/thread-cache';
import { readThread, type Thread } from './thread';

export const threadCache = createThreadCache<Thread>('thread');

export const threadKey = threadCache.keyOf;

export const changeThread = threadCache.change;

/** A conversation: read once, then kept up to date by its events. */
export const threadQuery = (chatId: string, client: QueryClient) =>
  queryOptions({
    queryKey: threadKey(chatId),
    queryFn: async ({ signal }) => readThread(await getChat(chatId, { signal }), threadCache.read(client, chatId)),
    // Other devices change it meanwhile. Events cover the time between request and first render.
    staleTime: 2_000,
    // Comparing ten thousand messages at each word would cost more than drawing them.
    structuralSharing: false,
  });

export function putChat(client: QueryClient, chat: Chat): void {
  client.setQueryData<Thread>(threadKey(chat.chatId), (known) => readThread(chat, known));
}
