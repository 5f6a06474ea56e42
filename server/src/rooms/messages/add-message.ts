import type { RoomNotice } from '../../contract/validators.ts';
import type { Trx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { takeOrdinal } from '../store/room-store.ts';
import { insertMessage } from '../store/message-store.ts';
import { roomEvents } from '../store/event-store.ts';
import type { RoomMemberRow, RoomMessageRow } from '../tables.ts';

type Speaker = Pick<RoomMessageRow, 'kind' | 'speaker_name'> & Partial<RoomMessageRow>;

export async function addMessage(
  trx: Trx,
  { clock, ids }: { clock: Clock; ids: Ids },
  roomId: string,
  speaker: Speaker,
): Promise<RoomMessageRow> {
  const now = clock.now();
  const ordinal = await takeOrdinal(trx, roomId, now);
  const message: RoomMessageRow = {
    message_id: ids.next('rmg'),
    room_id: roomId,
    ordinal,
    member_id: null,
    character_id: null,
    notice: null,
    text: '',
    status: 'complete',
    failure: null,
    truncated: 0,
    retry_at: null,
    mood: null,
    edited: 0,
    place_id: null,
    shown: 1,
    crisis: 0,
    hidden: 0,
    created_at: now,
    ...speaker,
  };
  await insertMessage(trx, message);
  await roomEvents.append(trx, roomId, [{ kind: 'message-added', subject_id: message.message_id }]);
  return message;
}

export async function addNotice(
  trx: Trx,
  deps: { clock: Clock; ids: Ids },
  member: Pick<RoomMemberRow, 'member_id' | 'room_id' | 'display_name'>,
  notice: RoomNotice,
): Promise<void> {
  const about = { member_id: member.member_id, speaker_name: member.display_name };
  await addMessage(trx, deps, member.room_id, { kind: 'notice', notice, ...about });
}
