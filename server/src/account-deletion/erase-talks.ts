import type { Caller } from '../http/caller.ts';
import { eraseChat, findChatsOfPlay } from '../chats/store/erase-store.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { DEFAULT_LOCALE } from '../lib/locale.ts';
import type { RoomServices } from '../rooms/services.ts';
import { eraseRoom } from '../rooms/store/erase-store.ts';
import { eraseSession } from '../stories/play/session-store.ts';
import { deleteRecognised } from '../stories/talk/talk-store.ts';
import { anonymiseMember, findChatsOf, findPlaysOf, findRoomsOf, hasOtherMembers } from './talk-store.ts';

interface TalkDeps {
  database: Database;
  rooms: Pick<RoomServices, 'rooms' | 'members'>;
}

/** Erases plays, chats and places in rooms, each in a transaction, at most `limit` of each; returns how many. */
export async function eraseTalks({ database, rooms }: TalkDeps, accountId: string, limit: number): Promise<number> {
  const plays = await findPlaysOf(database.db, accountId, limit);
  for (const play of plays) {
    await inTransaction(database, async (trx) => {
      for (const chatId of await findChatsOfPlay(trx, play)) await eraseTalk(trx, chatId);
      await eraseSession(trx, play);
    });
  }
  const chats = await findChatsOf(database.db, accountId, limit);
  for (const chatId of chats) await inTransaction(database, (trx) => eraseTalk(trx, chatId));
  const members = await findRoomsOf(database.db, accountId, limit);
  const caller: Caller = { ownerId: accountId, view: { locale: DEFAULT_LOCALE, mature: true, viewerId: accountId } };
  for (const member of members) {
    if (member.isOwnOpen) await rooms.rooms.close(caller, member.room_id);
    if (member.state === 'in') await rooms.members.leave(caller, member.room_id);
    await inTransaction(database, async (trx) => {
      if (await hasOtherMembers(trx, member)) await anonymiseMember(trx, member);
      else await eraseRoom(trx, member.room_id);
    });
  }
  return plays.length + chats.length + members.length;
}

async function eraseTalk(trx: Trx, chatId: string): Promise<void> {
  await deleteRecognised(trx, chatId);
  await eraseChat(trx, chatId);
}
