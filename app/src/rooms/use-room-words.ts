import { InsufficientPointsError, sendRoomMessage } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import { newActKey } from '../chat/act-keys';
import { createDrafts } from '../chat/drafts';
import { useApp } from '../use-app';
import { changeRoomState } from './room-query';
import { addTurn } from './room-state';
import { toastOfRoom } from './toast-of-room';

/**
 * The words that are written in a room: kept until it is known that they have arrived, and sent under one key however
 * often it takes.
 *
 * @param toPeople said to the people alone: no character answers
 */
export function useRoomWords(roomId: string, toPeople: boolean) {
  const client = useQueryClient();
  const { toasts, visitor } = useApp();
  const drafts = useMemo(() => createDrafts(visitor.storage, newActKey), [visitor]);

  const send = useCallback(
    async (text: string): Promise<boolean> => {
      drafts.write(roomId, text);
      // In a room words answer no message; the same words to others are another attempt.
      const attempt = drafts.attempt(roomId, { text, imageIds: [], parentId: toPeople ? 'people' : 'everyone' });
      try {
        const options = { headers: { 'Idempotency-Key': attempt.key } };
        const turn = await sendRoomMessage(roomId, { text, toPeople }, options);
        drafts.forget(roomId);
        changeRoomState(client, roomId, (state) => addTurn(state, turn));
        return true;
      } catch (error) {
        if (!(error instanceof InsufficientPointsError)) toasts.show(toastOfRoom(error));
        return false;
      }
    },
    [client, roomId, drafts, toPeople, toasts],
  );
  const write = useCallback((text: string) => drafts.write(roomId, text), [drafts, roomId]);
  return { initialDraft: drafts.read(roomId), write, send };
}
