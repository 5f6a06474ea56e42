import { openStoryChat } from '@fabula/sdk';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { putChat } from '../chat/thread/thread-query';

export interface TalkPlace {
  readonly sessionId: string;
  readonly characterId: string;
}

export const storyChatQuery = ({ sessionId, characterId }: TalkPlace, client: QueryClient) =>
  queryOptions({
    queryKey: ['story chat', sessionId, characterId],
    queryFn: async () => {
      const chat = await openStoryChat(sessionId, { characterId });
      putChat(client, chat);
      return chat.chatId;
    },
    staleTime: Infinity,
  });
