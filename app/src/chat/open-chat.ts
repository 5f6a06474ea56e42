import { createChat, listChats } from '@fabula/sdk';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { putChat } from './thread-query';

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

/** Which chat the page of a character opens when its address names none. */
export const lastChatQuery = (characterId: string, client: QueryClient) =>
  queryOptions({
    queryKey: ['last chat', characterId],
    queryFn: () => oneTabAtATime(`chat ${characterId}`, () => findOrBegin(characterId, client)),
    staleTime: 0,
    gcTime: 0,
  });
