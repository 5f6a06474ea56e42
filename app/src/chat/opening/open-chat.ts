import { createChat, listChats } from '@fabula/sdk';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { putChat, threadQuery } from '../thread/thread-query';
import { newChat } from './use-chat-address';

/** As long as a page may take to come after what it opens was asked for, in milliseconds. */
const onTheWayMs = 2_000;

/** Which chat the visitor used last with a character; null before the first one. */
async function findLast(characterId: string): Promise<string | null> {
  const { items } = await listChats({ characterId, limit: 1 });
  return items[0]?.chatId ?? null;
}

/** The chat used last with a character, asked for ahead by a page that leads there and true while that page is open. */
export const aheadChatQuery = (characterId: string) =>
  queryOptions({
    queryKey: ['chat ahead', characterId],
    queryFn: () => findLast(characterId),
    staleTime: 0,
    gcTime: onTheWayMs,
    refetchOnWindowFocus: true,
  });

/** Lets one tab at a time look for a chat and begin one: two would begin two. */
const oneTabAtATime = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

/** The chat of the visitor with a character: the one used last, or a new one. */
async function findOrBegin(characterId: string, client: QueryClient): Promise<string> {
  const last = client.getQueryData(aheadChatQuery(characterId).queryKey) ?? (await findLast(characterId));
  if (last !== null) return last;
  const chat = await createChat({ characterId });
  putChat(client, chat);
  return chat.chatId;
}

/** Which chat the page of a character opens when its address names none. */
export const lastChatQuery = (characterId: string, client: QueryClient) =>
  queryOptions({
    queryKey: ['last chat', characterId],
    queryFn: () => oneTabAtATime(`chat ${characterId}`, () => findOrBegin(characterId, client)),
    staleTime: onTheWayMs,
    gcTime: onTheWayMs,
  });

/** Asks for a conversation, unless it is here. */
export const primeThread = (chatId: string, client: QueryClient): Promise<void> =>
  client.prefetchQuery({ ...threadQuery(chatId, client), staleTime: Infinity });

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
  if (chatId !== null) await primeThread(chatId, client);
}
