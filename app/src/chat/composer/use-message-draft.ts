import { ApiError, ConnectionError, sendMessage, TimeoutError, type MessageForm } from '@fabula/sdk';
import { notSent, unsentFull } from '@fabula/ui/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useApp } from '../../context/use-app';
import type { Attempt } from '../../live/drafts';
import { useDraft } from '../../live/use-draft';
import { toastOfChat } from '../../live/use-idempotent-request';
import { unsentStore } from '../../unsent/lazy';
import { sessionMark } from '../../unsent/session-mark';
import { addTurn, type Thread } from '../thread/thread';
import { changeThread, threadCache } from '../thread/thread-query';

const toastOf = (error: unknown) => (error instanceof ApiError ? toastOfChat(error) : notSent());

const toForm = ({ text, parentId, imageIds }: Attempt): MessageForm =>
  imageIds.length === 0 ? { text, parentId } : { text, parentId, imageIds: [...imageIds] };

/** Whether a request may have arrived all the same. */
const isUnanswered = (error: unknown): boolean => error instanceof ConnectionError || error instanceof TimeoutError;

/**
 * The draft of a message and how it is sent; `parentId` is the message that it answers when that is not the last one.
 * Without a connection, and while others wait, the message is kept on the device instead.
 */
export function useMessageDraft(
  chatId: string,
  thread: Thread | undefined,
  parentId: string | null,
  othersWait: boolean,
) {
  const client = useQueryClient();
  const { toasts, visitor } = useApp();
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

  const keep = useCallback(
    async ({ key, text, parentId: answered, imageIds }: Attempt, triedAt: number | null): Promise<boolean> => {
      const { addUnsent } = await unsentStore();
      const session = sessionMark(visitor.session?.current());
      const outcome = await addUnsent({
        key,
        chatId,
        text,
        parentId: answered,
        imageIds,
        triedAt,
        refusal: null,
        session,
      });
      if (outcome === 'kept') drafts.forget(chatId);
      else toasts.show(unsentFull());
      return outcome === 'kept';
    },
    [chatId, drafts, toasts, visitor],
  );

  const send = useCallback(
    async (text: string, settlePictures: () => Promise<readonly string[]>): Promise<boolean> => {
      const known = threadCache.read(client, chatId);
      if (known === undefined) return false;
      const prepare = async () => ({ imageIds: await settlePictures(), parentId: parentId ?? known.activeMessageId });
      return deliver(text, prepare, async (attempt, options) => {
        if (othersWait || !navigator.onLine) return keep(attempt, null);
        const triedAt = Date.now();
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
          if (!isUnanswered(error)) throw error;
          return await keep(attempt, triedAt);
        } finally {
          onArrival.current = null;
        }
      });
    },
    [client, chatId, drafts, deliver, keep, othersWait, parentId],
  );
  return { ...composer, write, send };
}
