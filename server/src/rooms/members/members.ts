import type { Room, RoomMember, RoomMemberChanges } from '../../contract/validators.ts';
import type { Caller } from '../../http/caller.ts';
import type { Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { sha256 } from '../../lib/hash.ts';
import { isOwner, noSuchRoom, requireMember, requireOpen, requireOwner } from '../access/access.ts';
import { addNotice } from '../messages/add-message.ts';
import { toDisplayName } from './display-name.ts';
import { isInviteAlive, revokeInvites, takeInvite } from '../store/invite-store.ts';
import { moderate } from '../../safety/moderate.ts';
import { findMemberOf, findMembers, insertMember, updateMember } from '../store/member-store.ts';
import { requireFreeName } from './names.ts';
import { roomEvents } from '../store/event-store.ts';
import type { RoomDeps } from '../room-deps.ts';
import { findRoom, lockRoom, updateRoom } from '../store/room-store.ts';
import type { Rooms } from '../room-list/rooms.ts';
import { showMembers } from '../show/show-room.ts';
import type { RoomEventRow, RoomMemberRow, RoomRow } from '../tables.ts';
import type { RoomTurns } from '../turns/turns.ts';

const MOST_MEMBERS = 20;

type Change = Extract<RoomEventRow['detail'], 'joined' | 'changed' | 'left' | 'removed'>;

export class RoomMembers {
  readonly #deps: RoomDeps;
  readonly #rooms: Rooms;
  readonly #turns: RoomTurns;

  constructor(deps: RoomDeps, rooms: Rooms, turns: RoomTurns) {
    this.#deps = deps;
    this.#rooms = rooms;
    this.#turns = turns;
  }

  /**
   * Joins by an invite's code; for a member it only sets the name.
   *
   * @throws {AppError} NOT_FOUND for an unknown room and a dead code alike; FORBIDDEN for a mature room outside that
   * mode, a refused name and removed people; CONFLICT for a taken name, a full or closed room; RATE_LIMITED.
   */
  async join(caller: Caller, roomId: string, form: { inviteCode: string; displayName: string }): Promise<Room> {
    const { clock, database, limitJoining, safety } = this.#deps;
    await limitJoining(caller.ownerId);
    const codeHash = sha256(form.inviteCode);
    const before = await findMemberOf(database.db, roomId, { ownerId: caller.ownerId });
    const isInvited = await isInviteAlive(database.db, roomId, codeHash, clock.now());
    const room = await findRoom(database.db, roomId);
    if (before?.state === 'removed') throw new AppError('FORBIDDEN', 'The owner has removed you from this room');
    if (room === undefined || (before?.state !== 'in' && !isInvited)) throw noSuchRoom();
    if (room.mature === 1 && !caller.view.mature) {
      throw new AppError('FORBIDDEN', 'This room is for adults in the nsfw mode', { field: 'sfw-type' });
    }
    const displayName = toDisplayName(form.displayName);
    await moderate(safety, displayName, 'displayName');
    await this.#change(roomId, async (trx) => {
      requireOpen(await lockRoom(trx, roomId));
      await this.#enter(trx, caller, roomId, { codeHash, displayName });
    });
    return this.#rooms.get(caller, roomId, undefined);
  }

  /** Leaves; ownership passes to the longest member, and the last one closes the room. Throws NOT_FOUND. */
  async leave(caller: Caller, roomId: string): Promise<void> {
    await requireMember(this.#deps.database.db, caller, roomId);
    const stoppedId = await this.#change(roomId, async (trx) => {
      const room = await lockRoom(trx, roomId);
      const { member } = await requireMember(trx, caller, roomId);
      return this.#go(trx, room, member, 'left');
    });
    if (stoppedId !== null) await this.#turns.stop(stoppedId);
  }

  /**
   * Removes a member for good with their invite, or all invites where unknown: a guest could return on another device.
   *
   * @throws {AppError} NOT_FOUND, FORBIDDEN, CONFLICT for oneself.
   */
  async remove(caller: Caller, roomId: string, memberId: string): Promise<void> {
    await requireOwner(this.#deps.database.db, caller, roomId);
    await this.#change(roomId, async (trx) => {
      const room = await lockRoom(trx, roomId);
      const { member: owner } = await requireOwner(trx, caller, roomId);
      const member = await this.#find(trx, roomId, memberId);
      if (member.member_id === owner.member_id)
        throw new AppError('CONFLICT', 'You cannot remove yourself: leave the room instead');
      if (member.state === 'in') await this.#go(trx, room, member, 'removed');
      else await updateMember(trx, memberId, { state: 'removed' });
      const { invite_id: inviteId } = member;
      await revokeInvites(trx, roomId, inviteId === null ? 'all' : { inviteId }, this.#deps.clock.now());
    });
  }

  /** Mutes a member, or transfers the room. Throws NOT_FOUND, FORBIDDEN, CONFLICT for an absent member. */
  async update(caller: Caller, roomId: string, memberId: string, changes: RoomMemberChanges): Promise<RoomMember> {
    await requireOwner(this.#deps.database.db, caller, roomId);
    return this.#change(roomId, async (trx) => {
      await lockRoom(trx, roomId);
      requireOpen((await requireOwner(trx, caller, roomId)).room);
      const member = await this.#find(trx, roomId, memberId);
      if (member.state !== 'in') throw new AppError('CONFLICT', 'This member has left the room');
      if (changes.muted !== undefined && changes.muted !== (member.muted === 1)) {
        await updateMember(trx, memberId, { muted: changes.muted ? 1 : 0 });
        await addNotice(trx, this.#deps, member, changes.muted ? 'muted' : 'unmuted');
      }
      if (changes.muted === true) await this.#turns.giveUp(trx, roomId, (turn) => turn.member_id === memberId);
      await this.#tell(trx, roomId, memberId, 'changed');
      if (changes.role === 'owner') await this.#handOver(trx, member);
      const { room } = await requireMember(trx, caller, roomId);
      const [shown] = await showMembers(trx, this.#deps, room, [await this.#find(trx, roomId, memberId)]);
      if (shown === undefined) throw new Error('The member is gone');
      return shown;
    });
  }

  async #enter(
    trx: Trx,
    { ownerId }: Caller,
    roomId: string,
    { codeHash, displayName }: { codeHash: string; displayName: string },
  ): Promise<void> {
    const { clock, ids } = this.#deps;
    const before = await findMemberOf(trx, roomId, { ownerId });
    if (before?.state === 'removed') throw noSuchRoom();
    const memberId = before?.member_id ?? ids.next('mem');
    await requireFreeName(trx, { member_id: memberId, room_id: roomId }, displayName);
    if (before?.state === 'in') {
      if (before.display_name === displayName) return;
      await updateMember(trx, memberId, { display_name: displayName });
      await this.#tell(trx, roomId, memberId, 'changed');
      return;
    }
    if ((await findMembers(trx, [roomId])).length >= MOST_MEMBERS) throw new AppError('CONFLICT', 'The room is full');
    const inviteId = await takeInvite(trx, roomId, codeHash, clock.now());
    if (inviteId === undefined) throw noSuchRoom();
    const entering = { display_name: displayName, state: 'in', joined_at: clock.now(), invite_id: inviteId } as const;
    const member: RoomMemberRow = {
      member_id: memberId,
      room_id: roomId,
      owner_id: ownerId,
      muted: before?.muted ?? 0,
      seen_count: before?.seen_count ?? 0,
      ...entering,
    };
    if (before === undefined) await insertMember(trx, member);
    else await updateMember(trx, memberId, entering);
    await addNotice(trx, this.#deps, member, 'joined');
    await this.#tell(trx, roomId, memberId, 'joined');
  }

  /** Removes a member; returns a reply to stop when that closes the room. */
  async #go(trx: Trx, room: RoomRow, member: RoomMemberRow, how: 'left' | 'removed'): Promise<string | null> {
    const { member_id: memberId, room_id: roomId } = member;
    await updateMember(trx, memberId, { state: how });
    await this.#turns.giveUp(trx, roomId, (turn) => turn.member_id === memberId);
    if (room.status === 'open') await addNotice(trx, this.#deps, member, how);
    await this.#tell(trx, roomId, memberId, how);
    if (!isOwner(room, member) || room.status === 'closed') return null;
    const [heir] = await findMembers(trx, [roomId]);
    if (heir === undefined) return this.#rooms.closeLocked(trx, room, member);
    await this.#handOver(trx, heir);
    return null;
  }

  async #handOver(trx: Trx, heir: RoomMemberRow): Promise<void> {
    const roomId = heir.room_id;
    await updateRoom(trx, roomId, { owner_member_id: heir.member_id });
    await updateMember(trx, heir.member_id, { muted: 0 });
    await addNotice(trx, this.#deps, heir, 'new-owner');
    await roomEvents.append(trx, roomId, [{ kind: 'room-changed', subject_id: roomId }]);
  }

  async #tell(trx: Trx, roomId: string, memberId: string, detail: Change): Promise<void> {
    await roomEvents.append(trx, roomId, [{ kind: 'member-changed', subject_id: memberId, detail }]);
  }

  async #find(trx: Trx, roomId: string, memberId: string): Promise<RoomMemberRow> {
    const member = await findMemberOf(trx, roomId, { memberId });
    if (member === undefined) throw new AppError('NOT_FOUND', 'There is no such member');
    return member;
  }

  async #change<Result>(roomId: string, work: (trx: Trx) => Promise<Result>): Promise<Result> {
    const { database, notifier } = this.#deps;
    return inTransaction(database, async (trx, afterCommit) => {
      afterCommit(() => notifier.notify(roomId));
      return work(trx);
    });
  }
}
