import { createChat, listChats } from '@fabula/sdk';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { putChat, threadQuery } from './thread-query';
import { newChat } from './use-chat-address';

/** Lets one tab at a time look for a chat and begin one: two would begin two. */
const oneTabAtATime = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

/** The chat of the visitor with a character: the one used last, or a new one. */
async function findOrBegin(characterId: string, client: QueryClient): Promise<string> {
  const { items } = await listChats({ characterId, limit: 1 });
  const [last] = items;
  if (last !== undefined) return last.chatId;
  const chat = await createChat({ characterId });
  putChat(client, chat);
  return chat.chatId;
}

/** As long as a page may take to come after what it opens was asked for, in milliseconds. */
const onTheWayMs = 2_000;

/** Which chat the page of a character opens when its address names none. */
export const lastChatQuery = (characterId: string, client: QueryClient) =>
  queryOptions({
    queryKey: ['last chat', characterId],
    queryFn: () => oneTabAtATime(`chat ${characterId}`, () => findOrBegin(characterId, client)),
    staleTime: onTheWayMs,
    gcTime: onTheWayMs,
  });

/**
 * Asks for the conversation that a page is about to open, unless it is here.
 *
 * @param named the chat that the page's address names
 */
export async function primeChat(characterId: string, named: string | null, client: QueryClient): Promise<void> {
  if (named === newChat) return;
  const last = lastChatQuery(characterId, client);
  if (named === null) await client.prefetchQuery({ ...last, staleTime: Infinity });
  const chatId = named ?? client.getQueryData(last.queryKey) ?? null;
  if (chatId !== null) await client.prefetchQuery({ ...threadQuery(chatId, client), staleTime: Infinity });
}
