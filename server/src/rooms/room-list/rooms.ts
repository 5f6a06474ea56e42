import type { ContinueRoom, Room, RoomChanges, RoomPage } from '../../contract/validators.ts';
import type { Caller } from '../../http/caller.ts';
import { toClean, toPlainLine } from '../../lib/plain-text.ts';
import type { Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { sha256 } from '../../lib/hash.ts';
import { noSuchRoom, requireMember, requireOpen, requireOwner, requireVoice } from '../access/access.ts';
import { addMessage, addNotice } from '../messages/add-message.ts';
import { namesOf, readCast, type RoomCharacter } from '../cast/cast.ts';
import { looksLike } from '../../safety/look-alikes.ts';
import { isInviteAlive, revokeInvites } from '../store/invite-store.ts';
import { moderate } from '../../safety/moderate.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import { requireCast } from './create-room.ts';
import { roomEvents } from '../store/event-store.ts';
import { findMembers, markSeen } from '../store/member-store.ts';
import { findMessages } from '../store/message-store.ts';
import { listRooms, recentRooms, type ListRequest } from './room-list.ts';
import type { RoomDeps } from '../room-deps.ts';
import { findRoom, lockRoom, replaceCharacters, setQuiet, updateRoom } from '../store/room-store.ts';
import { showRoom, showRoomCast } from '../show/show-room.ts';
import type { RoomMemberRow, RoomRow } from '../tables.ts';
import type { RoomTurns } from '../turns/turns.ts';

/** Rooms for their members; NOT_FOUND for others. */
export class Rooms {
  readonly #deps: RoomDeps;
  readonly #turns: RoomTurns;

  constructor(deps: RoomDeps, turns: RoomTurns) {
    this.#deps = deps;
    this.#turns = turns;
  }

  /** The caller's rooms in this view, last used first. */
  async list(caller: Caller, request: ListRequest): Promise<RoomPage> {
    const { database, explore, log } = this.#deps;
    return listRooms({ db: database.db, explore, log }, caller, request);
  }

  async recent(caller: Caller, most: number): Promise<ContinueRoom[]> {
    const { database, explore, log } = this.#deps;
    return recentRooms({ db: database.db, explore, log }, caller, most);
  }

  /** The room for a member, or for an invite. Throws NOT_FOUND. */
  async get(caller: Caller, roomId: string, inviteCode: string | undefined): Promise<Room> {
    const { clock, database } = this.#deps;
    const { db } = database;
    const found = await requireMember(db, caller, roomId).catch((error: unknown) => {
      if (inviteCode === undefined || !(error instanceof AppError)) throw error;
      return undefined;
    });
    const cards = await showRoomCast(this.#deps, caller.view, roomId);
    if (found !== undefined) {
      const shown = await showRoom(db, this.#deps, found.room, { member: found.member, cards });
      if (found.member.seen_count < found.room.message_count)
        await bestEffort(this.#deps.log, 'marking a room as seen failed', markSeen(db, found.member));
      return shown;
    }
    const room = await findRoom(db, roomId);
    const isInvited = await isInviteAlive(db, roomId, sha256(inviteCode ?? ''), clock.now());
    if (room === undefined || !isInvited || room.status === 'closed') throw noSuchRoom();
    return showRoom(db, this.#deps, room, { member: undefined, cards });
  }

  /** Throws NOT_FOUND, FORBIDDEN, CONFLICT when closed. */
  async update(caller: Caller, roomId: string, changes: RoomChanges): Promise<Room> {
    const { database, safety } = this.#deps;
    const { room } = await requireOwner(database.db, caller, roomId);
    const title = changes.title === undefined ? undefined : toPlainLine(changes.title, 'title');
    if (title !== undefined) await moderate(safety, title, 'title');
    const scene = changes.scene === undefined ? undefined : toClean(changes.scene).trim();
    if (scene !== undefined) await moderate(safety, scene, 'scene');
    const { characterIds } = changes;
    if (characterIds !== undefined) await this.#requireFit(caller, room, characterIds);
    let stoppedId: string | null = null;
    const shown = await this.#change(caller, roomId, async (trx) => {
      const { member, room: before } = await requireOwner(trx, caller, roomId);
      requireOpen(before);
      if (characterIds !== undefined) stoppedId = await this.#recast(trx, before, characterIds);
      await updateRoom(trx, roomId, {
        updated_at: this.#deps.clock.now(),
        ...(title === undefined ? {} : { title }),
        ...(scene === undefined ? {} : { scene }),
        ...(changes.turnTaking === undefined ? {} : { turn_taking: changes.turnTaking }),
      });
      if (title !== undefined && title !== before.title) {
        await addNotice(trx, this.#deps, { ...member, display_name: title }, 'renamed');
      }
      if (changes.turnTaking !== undefined && changes.turnTaking !== before.turn_taking) {
        await addNotice(trx, this.#deps, member, 'turn-taking-changed');
      }
    });
    if (stoppedId === null) return shown;
    await this.#turns.stop(stoppedId);
    return this.get(caller, roomId, undefined);
  }

  /** Replaces the cast; returns a leaving character's reply, to stop after the commit. */
  async #recast(trx: Trx, room: RoomRow, characterIds: readonly string[]): Promise<string | null> {
    const roomId = room.room_id;
    const before = await readCast(trx, roomId);
    await replaceCharacters(trx, roomId, characterIds);
    await this.#turns.giveUp(trx, roomId, (turn) => !characterIds.includes(turn.character_id));
    const after = await readCast(trx, roomId);
    const gone = before.filter((character) => !characterIds.includes(character.characterId));
    const come = after.filter(({ characterId }) => !before.some((character) => character.characterId === characterId));
    const members = await findMembers(trx, [roomId]);
    const taken = members.map((row) => row.display_name);
    const isTaken = (name: string) => taken.some((other) => looksLike(name, other));
    if (come.some(({ facts }) => namesOf(facts).some(isTaken))) {
      throw new AppError('CONFLICT', 'A member of the room has the name of this character', { field: 'characterIds' });
    }
    const tell = ({ facts }: RoomCharacter, notice: 'joined' | 'removed') =>
      addMessage(trx, this.#deps, roomId, { kind: 'notice', notice, speaker_name: facts.name });
    for (const character of gone) await tell(character, 'removed');
    for (const character of come) await tell(character, 'joined');
    const [speaking] = room.speaking_id === null ? [] : await findMessages(trx, [room.speaking_id]);
    return gone.some(({ characterId }) => characterId === speaking?.character_id) ? room.speaking_id : null;
  }

  /** Throws NOT_FOUND, FORBIDDEN when muted, CONFLICT when closed. */
  async setQuiet(caller: Caller, roomId: string, characterId: string, quiet: boolean): Promise<Room> {
    return this.#change(caller, roomId, async (trx) => {
      requireVoice(await requireMember(trx, caller, roomId));
      if (!(await setQuiet(trx, roomId, characterId, quiet))) {
        throw new AppError('NOT_FOUND', 'The character is not in this room');
      }
      if (quiet) await this.#turns.giveUp(trx, roomId, (turn) => turn.character_id === characterId);
    });
  }

  /** Throws NOT_FOUND, FORBIDDEN. */
  async close(caller: Caller, roomId: string): Promise<void> {
    const { database } = this.#deps;
    const { member } = await requireOwner(database.db, caller, roomId);
    const speakingId = await inTransaction(database, async (trx, afterCommit) => {
      const room = await lockRoom(trx, roomId);
      await requireOwner(trx, caller, roomId);
      afterCommit(() => this.#deps.notifier.notify(roomId));
      return this.closeLocked(trx, room, member);
    });
    if (speakingId !== null) await this.#turns.stop(speakingId);
  }

  /** Returns the reply under way, to stop after the commit. */
  async closeLocked(trx: Trx, room: RoomRow, member: RoomMemberRow): Promise<string | null> {
    if (room.status === 'closed') return null;
    const roomId = room.room_id;
    await updateRoom(trx, roomId, { status: 'closed' });
    await revokeInvites(trx, roomId, 'all', this.#deps.clock.now());
    await this.#turns.giveUp(trx, roomId, () => true);
    await addNotice(trx, this.#deps, member, 'closed');
    await roomEvents.append(trx, roomId, [{ kind: 'room-changed', subject_id: roomId }]);
    return room.speaking_id;
  }

  async #change(caller: Caller, roomId: string, work: (trx: Trx) => Promise<void>): Promise<Room> {
    const { database, notifier } = this.#deps;
    await requireMember(database.db, caller, roomId);
    await inTransaction(database, async (trx, afterCommit) => {
      await lockRoom(trx, roomId);
      await work(trx);
      await roomEvents.append(trx, roomId, [{ kind: 'room-changed', subject_id: roomId }]);
      afterCommit(() => notifier.notify(roomId));
    });
    return this.get(caller, roomId, undefined);
  }

  async #requireFit(caller: Caller, room: RoomRow, characterIds: readonly string[]): Promise<void> {
    const cast = await requireCast(this.#deps, caller.view, characterIds);
    if (room.mature === 0 && cast.some((card) => card.mature)) {
      throw new AppError('CONFLICT', 'Mature characters are for rooms that were mature from the beginning', {
        field: 'characterIds',
      });
    }
  }
}
