import { randomBytes } from 'node:crypto';
import type { NewRoomInvite, RoomInvite, RoomInviteList } from '../../contract/validators.ts';
import type { Caller } from '../../http/caller.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { sha256 } from '../../lib/hash.ts';
import { requireOpen, requireOwner } from '../access/access.ts';
import { findLiveInvites, insertInvite, revokeInvites } from '../store/invite-store.ts';
import type { RoomDeps } from '../room-deps.ts';
import { lockRoom } from '../store/room-store.ts';
import type { RoomInviteRow } from '../tables.ts';

const HOUR_MS = 3_600_000;
const MOST_INVITES = 10;
const CODE_BYTES = 16;

export class RoomInvites {
  readonly #deps: RoomDeps;

  constructor(deps: RoomDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND, FORBIDDEN. */
  async list(caller: Caller, roomId: string): Promise<RoomInviteList> {
    const { clock, database } = this.#deps;
    await requireOwner(database.db, caller, roomId);
    const rows = await findLiveInvites(database.db, roomId, clock.now());
    return { items: rows.map(showInvite) };
  }

  /**
   * Makes an invite. Its code is returned once and not stored, so a retry makes another. Throws NOT_FOUND, FORBIDDEN,
   * CONFLICT for too many.
   */
  async create(caller: Caller, roomId: string, form: { hours: number; maxUses: number }): Promise<NewRoomInvite> {
    const { clock, database, ids } = this.#deps;
    await requireOwner(database.db, caller, roomId);
    const now = clock.now();
    const inviteCode = randomBytes(CODE_BYTES).toString('base64url');
    return inTransaction(database, async (trx) => {
      await lockRoom(trx, roomId);
      requireOpen((await requireOwner(trx, caller, roomId)).room);
      if ((await findLiveInvites(trx, roomId, now)).length >= MOST_INVITES) {
        throw new AppError('CONFLICT', 'The room has too many invites: revoke one first');
      }
      const invite: RoomInviteRow = {
        invite_id: ids.next('inv'),
        room_id: roomId,
        code_hash: sha256(inviteCode),
        expires_at: now + form.hours * HOUR_MS,
        max_uses: form.maxUses,
        uses: 0,
        revoked_at: null,
        created_at: now,
      };
      await insertInvite(trx, invite);
      return { inviteCode, ...showInvite(invite) };
    });
  }

  /** Throws NOT_FOUND, FORBIDDEN. */
  async revoke(caller: Caller, roomId: string, inviteId: string): Promise<void> {
    const { clock, database } = this.#deps;
    await requireOwner(database.db, caller, roomId);
    const revoked = await inTransaction(database, (trx) => revokeInvites(trx, roomId, { inviteId }, clock.now()));
    if (!revoked) throw new AppError('NOT_FOUND', 'There is no such invite');
  }
}

function showInvite(row: RoomInviteRow): RoomInvite {
  return {
    inviteId: row.invite_id,
    expiresAt: new Date(row.expires_at).toISOString(),
    maxUses: row.max_uses,
    uses: row.uses,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
