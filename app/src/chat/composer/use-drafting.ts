import { ApiError, draftMessage, InsufficientPointsError, stopDraft } from '@fabula/sdk';
import { draftFailed, type DraftingValue } from '@fabula/ui/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';

import { useApp } from '../../context/use-app';
import { createIdempotencyKeys, newIdempotencyKey } from '../../live/idempotency-keys';
import { withBalance } from '../thread/thread';
import { changeThread } from '../thread/thread-query';
import { useReplyPrice } from '../thread/use-reply-price';

/** Drafts the visitor's next message at the price of a reply; it can be stopped and is never sent by itself. */
export function useDrafting(chatId: string, points: number, balance: number): DraftingValue {
  const client = useQueryClient();
  const { toasts } = useApp();
  const price = useReplyPrice(points, balance);
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const isStopped = useRef(false);
  return useMemo(
    () => ({
      price,
      onDraft: async () => {
        isStopped.current = false;
        try {
          const headers = { 'Idempotency-Key': keys.of('draft') };
          const draft = await draftMessage(chatId, { headers });
          keys.done('draft');
          changeThread(client, chatId, (thread) => withBalance(thread, draft.balance));
          return draft.text;
        } catch (error) {
          if (error instanceof ApiError) keys.done('draft');
          // One that was stopped before its first word is no failure; want of points is told by the app itself.
          if (!isStopped.current && !(error instanceof InsufficientPointsError)) toasts.show(draftFailed());
          return null;
        }
      },
      onStop: () => {
        isStopped.current = true;
        stopDraft(chatId).catch((error: unknown) => console.warn('The draft could not be stopped', error));
      },
    }),
    [chatId, client, keys, price, toasts],
  );
}
