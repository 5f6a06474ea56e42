import { ApiError, InsufficientPointsError, sendMessage, type MessageForm } from '@fabula/sdk';
import { somethingFailed } from '@fabula/ui';
import { notSent, replyUnderWay, wordsRefused } from '@fabula/ui/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { useApp } from '../use-app';
import { newActKey } from './act-keys';
import { createDrafts, type Attempt } from './drafts';
import { addTurn, type Thread } from './thread';
import { changeThread, threadKey } from './thread-query';

const toastOf = (error: unknown) => {
  if (!(error instanceof ApiError)) return notSent();
  if (error.reason === 'CONFLICT') return replyUnderWay();
  return error.reason === 'FORBIDDEN' ? wordsRefused() : somethingFailed();
};

const toForm = ({ text, parentId, imageIds }: Attempt): MessageForm =>
  imageIds.length === 0 ? { text, parentId } : { text, parentId, imageIds: [...imageIds] };

/**
 * The words that are written in a chat: kept until it is known that they have arrived, and sent under one key however
 * often it takes.
 *
 * @param parentId the message that they answer, when it is not the last one
 */
export function useWords(chatId: string, thread: Thread | undefined, parentId: string | null) {
  const client = useQueryClient();
  const { toasts, visitor } = useApp();
  const drafts = useMemo(() => createDrafts(visitor.storage, newActKey), [visitor]);
  // Each time that it had to be emptied from outside, it is a new box.
  const [box, setBox] = useState(() => ({ number: 0, initialDraft: drafts.read(chatId) }));

  /** Settles the words on their way, when the conversation tells sooner than the answer that they have arrived. */
  const onArrival = useRef<(() => void) | null>(null);

  const messages = thread?.messages;
  useEffect(() => {
    if (messages === undefined || !drafts.settle(chatId, messages)) return;
    // Of an earlier attempt the answer was lost; the words stand in the box and in the conversation.
    if (onArrival.current !== null) onArrival.current();
    else setBox(({ number }) => ({ number: number + 1, initialDraft: '' }));
  }, [drafts, chatId, messages]);

  const send = useCallback(
    async (text: string, settlePictures: () => Promise<readonly string[]>): Promise<boolean> => {
      const known = client.getQueryData<Thread>(threadKey(chatId));
      if (known === undefined) return false;
      drafts.write(chatId, text);
      let imageIds: readonly string[];
      try {
        imageIds = await settlePictures();
      } catch (error) {
        toasts.show(toastOf(error));
        return false;
      }
      const attempt = drafts.attempt(chatId, {
        text,
        imageIds,
        parentId: parentId ?? known.activeMessageId,
      });
      const options = { headers: { 'Idempotency-Key': attempt.key } };
      const { promise: arrival, resolve } = Promise.withResolvers<void>();
      onArrival.current = resolve;
      const answer = sendMessage(chatId, toForm(attempt), options).then((turn) => {
        drafts.forget(chatId);
        changeThread(client, chatId, (before) => addTurn(before, turn));
      });
      try {
        await Promise.race([answer, arrival]);
        return true;
      } catch (error) {
        if (!(error instanceof InsufficientPointsError)) toasts.show(toastOf(error));
        return false;
      } finally {
        onArrival.current = null;
      }
    },
    [client, chatId, drafts, parentId, toasts],
  );
  const write = useCallback((text: string) => drafts.write(chatId, text), [drafts, chatId]);
  return { ...box, write, send };
}
