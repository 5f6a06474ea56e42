import { ApiError, sendMessage, type MessageForm } from '@fabula/sdk';
import { notSent } from '@fabula/ui/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { Attempt } from '../../live/drafts';
import { useDraft } from '../../live/use-draft';
import { toastOfChat } from '../../live/use-idempotent-request';
import { addTurn, type Thread } from '../thread/thread';
import { changeThread, threadCache } from '../thread/thread-query';

const toastOf = (error: unknown) => (error instanceof ApiError ? toastOfChat(error) : notSent());

const toForm = ({ text, parentId, imageIds }: Attempt): MessageForm =>
  imageIds.length === 0 ? { text, parentId } : { text, parentId, imageIds: [...imageIds] };

/**
 * The draft of a message and how it is sent; `parentId` is the message that it answers when that is not the last one.
 */
export function useMessageDraft(chatId: string, thread: Thread | undefined, parentId: string | null) {
  const client = useQueryClient();
  const { drafts, write, deliver } = useDraft(chatId, toastOf);
  // A composer that has to be emptied from outside is mounted again, under the next number.
  const [composer, setComposer] = useState(() => ({ number: 0, initialDraft: drafts.read(chatId) }));

  /** Ends the wait for the answer of a message, when its event arrives first. */
  const onArrival = useRef<(() => void) | null>(null);

  const messages = thread?.messages;
  useEffect(() => {
    if (messages === undefined || !drafts.settle(chatId, messages)) return;
    // The answer of an earlier attempt was lost: its text is in the composer as well as in the conversation.
    if (onArrival.current !== null) onArrival.current();
    else setComposer(({ number }) => ({ number: number + 1, initialDraft: '' }));
  }, [drafts, chatId, messages]);

  const send = useCallback(
    async (text: string, settlePictures: () => Promise<readonly string[]>): Promise<boolean> => {
      const known = threadCache.read(client, chatId);
      if (known === undefined) return false;
      const prepare = async () => ({ imageIds: await settlePictures(), parentId: parentId ?? known.activeMessageId });
      return deliver(text, prepare, async (attempt, options) => {
        const { promise: arrival, resolve } = Promise.withResolvers<void>();
        onArrival.current = resolve;
        const answer = sendMessage(chatId, toForm(attempt), options).then((turn) => {
          drafts.forget(chatId);
          changeThread(client, chatId, (before) => addTurn(before, turn));
        });
        try {
          await Promise.race([answer, arrival]);
        } finally {
          onArrival.current = null;
        }
      });
    },
    [client, chatId, drafts, deliver, parentId],
  );
  return { ...composer, write, send };
}
