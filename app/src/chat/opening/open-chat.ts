import { createChat, listChats } from '@fabula/sdk';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { putChat, threadQuery } from '../thread/thread-query';
import { newChat } from './use-chat-address';

const onTheWayMs = 2_000;

/** Which chat the visitor used last with a character; null before the first one. */
async function findLast(characterId: string): Promise<string | null> {
  const { items } = await listChats({ characterId, limit: 1 });
  return items[0]?.chatId ?? null;
}

/** The last chat with a character, prefetched by a page that leads there; true while that page is open. */
export const aheadChatQuery = (characterId: string) =>
  queryOptions({
    queryKey: ['chat ahead', characterId],
    queryFn: () => findLast(characterId),
    staleTime: 0,
    gcTime: onTheWayMs,
    refetchOnWindowFocus: true,
  });

const oneTabAtATime = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

async function findOrBegin(characterId: string, client: QueryClient): Promise<string> {
  const last = client.getQueryData(aheadChatQuery(characterId).queryKey) ?? (await findLast(characterId));
  if (last !== null) return last;
  const chat = await createChat({ characterId });
  putChat(client, chat);
  return chat.chatId;
}

/** The chat to open when the address names none. */
export const lastChatQuery = (characterId: string, client: QueryClient) =>
  queryOptions({
    queryKey: ['last chat', characterId],
    queryFn: () => oneTabAtATime(`chat ${characterId}`, () => findOrBegin(characterId, client)),
    staleTime: onTheWayMs,
    gcTime: onTheWayMs,
  });

export const primeThread = (chatId: string, client: QueryClient): Promise<void> =>
  client.prefetchQuery({ ...threadQuery(chatId, client), staleTime: Infinity });

/** Prefetches the conversation that a page is about to open; `named` is the chat in its address. */
export async function primeChat(characterId: string, named: string | null, client: QueryClient): Promise<void> {
  if (named === newChat) return;
  const last = lastChatQuery(characterId, client);
  if (named === null) await client.prefetchQuery({ ...last, staleTime: Infinity });
  const chatId = named ?? client.getQueryData(last.queryKey) ?? null;
  if (chatId !== null) await primeThread(chatId, client);
}
