import { useGetStoryTalk } from '@fabula/sdk/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { threadQuery } from '../chat/thread/thread-query';
import type { TalkPlace } from './story-chat-query';

/** In milliseconds: a model reports a talk's outcome a moment after its reply. */
const listeningMs = 12_000;
const askAgainMs = 3_000;

export function useOffers({ sessionId, characterId }: TalkPlace, chatId: string) {
  const client = useQueryClient();
  const { data: thread } = useQuery({ ...threadQuery(chatId, client), enabled: false });
  const last = thread?.messages.at(-1);
  const spoken = last === undefined ? null : `${last.messageId} ${last.status}`;
  const isModel = thread !== undefined && thread.quote.engine !== 'offline';
  const talk = useGetStoryTalk(sessionId, characterId, { query: { staleTime: 0, refetchOnWindowFocus: 'always' } });
  const { refetch } = talk;

  useEffect(() => {
    if (spoken === null) return;
    void refetch();
    if (!isModel) return;
    const again = window.setInterval(() => void refetch(), askAgainMs);
    const enough = window.setTimeout(() => window.clearInterval(again), listeningMs);
    return () => {
      window.clearInterval(again);
      window.clearTimeout(enough);
    };
  }, [spoken, isModel, refetch]);

  return talk;
}
