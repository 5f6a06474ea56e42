import type { Queries, Trx } from '../../db/database.ts';
import type { RoomInviteRow } from '../tables.ts';

export async function insertInvite(trx: Trx, invite: RoomInviteRow): Promise<void> {
  await trx.insertInto('room_invites').values(invite).execute();
}

export async function findLiveInvites(db: Queries, roomId: string, now: number): Promise<RoomInviteRow[]> {
  return db
    .selectFrom('room_invites')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'max_uses')
    .orderBy('created_at', 'desc')
    .orderBy('invite_id')
    .execute();
}

export async function isInviteAlive(db: Queries, roomId: string, codeHash: string, now: number): Promise<boolean> {
  const invites = await findLiveInvites(db, roomId, now);
  return invites.some((invite) => invite.code_hash === codeHash);
}

/** Uses an invite; undefined when invalid. */
export async function takeInvite(trx: Trx, roomId: string, codeHash: string, now: number): Promise<string | undefined> {
  const used = await trx
    .updateTable('room_invites')
    .set((column) => ({ uses: column('uses', '+', 1) }))
    .where('room_id', '=', roomId)
    .where('code_hash', '=', codeHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'max_uses')
    .returning('invite_id')
    .executeTakeFirst();
  return used?.invite_id;
}

/** One, or all of a room. False without one. */
export async function revokeInvites(
  trx: Trx,
  roomId: string,
  which: { inviteId: string } | 'all',
  now: number,
): Promise<boolean> {
  const revoked = await trx
    .updateTable('room_invites')
    .set((column) => ({ revoked_at: column.fn.coalesce('revoked_at', column.val(now)) }))
    .where('room_id', '=', roomId)
    .$if(which !== 'all', (query) => query.where('invite_id', '=', which === 'all' ? '' : which.inviteId))
    .returning('invite_id')
    .execute();
  return revoked.length > 0;
}
