import { rewriteMessage } from '@fabula/sdk';
import { getGetMemoryQueryKey, getGetPromptContextQueryKey } from '@fabula/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { replaceMessage } from './thread';
import { changeThread, threadCache } from './thread-query';
import { useIdempotentRequest } from '../../live/use-idempotent-request';

interface Reworded {
  readonly messageId: string;
  readonly former: string;
}

export function useRewording(chatId: string) {
  const client = useQueryClient();
  const act = useIdempotentRequest();
  const [reworded, setReworded] = useState<Reworded | null>(null);

  const reword = useMemo(
    () => async (messageId: string, text: string) =>
      act(`reword ${messageId} ${text}`, async (options) => {
        const message = await rewriteMessage(chatId, messageId, { text }, options);
        changeThread(client, chatId, (thread) => replaceMessage(thread, message));
        // A summary of the former words counts no more.
        void client.invalidateQueries({ queryKey: getGetMemoryQueryKey(chatId) });
        void client.invalidateQueries({ queryKey: getGetPromptContextQueryKey(chatId) });
      }),
    [act, client, chatId],
  );

  const acts = useMemo(
    () => ({
      onReword: async (messageId: string, text: string) => {
        const messages = threadCache.read(client, chatId)?.messages;
        const former = messages?.find((message) => message.messageId === messageId)?.text;
        const isDone = await reword(messageId, text);
        if (isDone && former !== undefined) setReworded({ messageId, former });
      },
      onUndoReword: async () => {
        if (reworded !== null && (await reword(reworded.messageId, reworded.former))) setReworded(null);
      },
    }),
    [client, chatId, reword, reworded],
  );
  return { rewordedId: reworded?.messageId ?? null, ...acts };
}
