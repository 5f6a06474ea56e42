import type { Conversations } from '../../recall/message-vectors.ts';
import type { Said } from '../../recall/recall.ts';
import { toLines } from '../prompt/room-history.ts';
import { findMessages, findReadable } from '../store/message-store.ts';
import { findRoom, lockRoom } from '../store/room-store.ts';
import { roomVectors } from '../store/vector-store.ts';
import type { RoomMessageRow } from '../tables.ts';

/** What is said in rooms, in the versions that are shown. */
export const roomConversations: Conversations = {
  vectors: roomVectors,
  async newest(db, roomId, most) {
    const room = await findRoom(db, roomId);
    return room && toSaid((await findReadable(db, roomId, most)).toReversed());
  },
  async lock(trx, roomId) {
    if ((await findRoom(trx, roomId)) === undefined) return false;
    await lockRoom(trx, roomId);
    return true;
  },
  stillSaid: async (trx, messageIds) => toSaid(await findMessages(trx, messageIds)),
};

function toSaid(rows: readonly RoomMessageRow[]): Said[] {
  return toLines(rows).map(({ messageId: id, text }) => ({ id, text }));
}
