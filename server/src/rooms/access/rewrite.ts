import type { Queries, Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { isOwner, type Membership } from './access.ts';
import { findMessage, findVersions, updateMessage } from '../store/message-store.ts';
import type { RoomMessageRow } from '../tables.ts';
import { findTurns } from '../store/turn-store.ts';

/** Throws NOT_FOUND. */
export async function requireMessage(db: Queries, roomId: string, messageId: string): Promise<RoomMessageRow> {
  const message = await findMessage(db, roomId, messageId);
  if (message === undefined) throw new AppError('NOT_FOUND', 'There is no such message');
  return message;
}

export async function versionsOf(db: Queries, line: RoomMessageRow): Promise<string[]> {
  if (line.place_id === null) return [line.message_id];
  return (await findVersions(db, [line.place_id])).map((version) => version.message_id);
}

/** People change their own lines, owner and payers a character's. Throws FORBIDDEN, CONFLICT for a notice. */
export async function requireRewriter(
  db: Queries,
  { member, room }: Membership,
  ownerId: string,
  line: RoomMessageRow,
): Promise<void> {
  if (line.kind === 'notice') throw new AppError('CONFLICT', 'A notice cannot be changed');
  if (line.kind === 'member') {
    if (line.member_id === member.member_id) return;
    throw new AppError('FORBIDDEN', 'Only its author may edit it');
  }
  if (isOwner(room, member)) return;
  const turns = await findTurns(db, await versionsOf(db, line));
  if (turns.some((turn) => turn.payer_id === ownerId)) return;
  throw new AppError('FORBIDDEN', 'Only the owner of the room and the member who paid for it may change it');
}

export async function toPlace(trx: Trx, line: RoomMessageRow): Promise<string> {
  if (line.place_id !== null) return line.place_id;
  await updateMessage(trx, line.message_id, { place_id: line.message_id });
  return line.message_id;
}
