import { getChat, type Chat } from '@fabula/sdk';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { createThreadCache } from '../../live/thread-cache';
import { readThread, type Thread } from './thread';

/** The conversations in the query cache. */
export const threadCache = createThreadCache<Thread>('thread');

/** The key under which a conversation lies in the query cache. */
export const threadKey = threadCache.keyOf;

/** Changes a conversation in the cache; one that is not there stays away. */
export const changeThread = threadCache.change;

/** A conversation: read once, and from then on kept up by its events. */
export const threadQuery = (chatId: string, client: QueryClient) =>
  queryOptions({
    queryKey: threadKey(chatId),
    queryFn: async ({ signal }) => readThread(await getChat(chatId, { signal }), threadCache.read(client, chatId)),
    // What comes back into view may have gone on meanwhile, on another device or in another tab. Events tell of the
    // moment between asking for a conversation and showing it.
    staleTime: 2_000,
    // Comparing ten thousand messages with themselves at every word would cost more than drawing them.
    structuralSharing: false,
  });

/** The answer of a call that gives the whole chat. */
export function putChat(client: QueryClient, chat: Chat): void {
  client.setQueryData<Thread>(threadKey(chat.chatId), (known) => readThread(chat, known));
}
