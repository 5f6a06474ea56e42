import { sendRoomMessage } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { useDraft } from '../live/use-draft';
import { changeRoomState } from './room-query';
import { addTurn } from './room-state';
import { toastOfRoom } from './toast-of-room';

/** The draft of a room's message; `toPeople` gets no character's answer. */
export function useRoomDraft(roomId: string, toPeople: boolean) {
  const client = useQueryClient();
  const { drafts, write, deliver } = useDraft(roomId, toastOfRoom);

  const send = useCallback(
    (text: string): Promise<boolean> => {
      // The same text for another audience is another attempt.
      const prepare = async () => ({ imageIds: [], parentId: toPeople ? 'people' : 'everyone' });
      return deliver(text, prepare, async (_, options) => {
        const turn = await sendRoomMessage(roomId, { text, toPeople }, options);
        drafts.forget(roomId);
        changeRoomState(client, roomId, (state) => addTurn(state, turn));
        return true;
      });
    },
    [client, roomId, drafts, deliver, toPeople],
  );
  return { initialDraft: drafts.read(roomId), write, send };
}
