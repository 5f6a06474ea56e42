import { eraseChat, findChatsOfPlay, findDeletedChats, isDeletedChat } from '../chats/store/erase-store.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { eraseRoom, findEmptyRooms, isEmptyRoom } from '../rooms/store/erase-store.ts';
import { eraseSession, findDeletedSessions } from '../stories/play/session-store.ts';
import { deleteRecognised } from '../stories/talk/talk-store.ts';

interface Step {
  /** Deleted or left before (epoch ms). */
  before: number;
  limit: number;
}

export async function eraseDeletedChats(database: Database, { before, limit }: Step): Promise<void> {
  for (const chatId of await findDeletedChats(database.db, before, limit)) {
    await inTransaction(database, async (trx) => {
      if (await isDeletedChat(trx, chatId, before)) await eraseTalk(trx, chatId);
    });
  }
}

export async function eraseDeletedPlays(database: Database, { before, limit }: Step): Promise<void> {
  for (const sessionId of await findDeletedSessions(database.db, before, limit)) {
    await inTransaction(database, async (trx) => {
      for (const chatId of await findChatsOfPlay(trx, sessionId)) await eraseTalk(trx, chatId);
      await eraseSession(trx, sessionId);
    });
  }
}

export async function eraseEmptyRooms(database: Database, { before, limit }: Step): Promise<void> {
  for (const roomId of await findEmptyRooms(database.db, before, limit)) {
    await inTransaction(database, async (trx) => {
      if (await isEmptyRoom(trx, roomId, before)) await eraseRoom(trx, roomId);
    });
  }
}

async function eraseTalk(trx: Trx, chatId: string): Promise<void> {
  await deleteRecognised(trx, chatId);
  await eraseChat(trx, chatId);
}
