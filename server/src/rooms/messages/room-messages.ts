import type { RoomMessagePage } from '../../contract/validators.ts';
import type { Caller } from '../../http/caller.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { decodeCursor, encodeCursor } from '../../lists/cursor.ts';
import { isOwner, requireMember } from '../access/access.ts';
import { forgetLine } from '../store/summary-store.ts';
import { findMessage, findNewest, updateMessage } from '../store/message-store.ts';
import { versionsOf } from '../access/rewrite.ts';
import { roomEvents } from '../store/event-store.ts';
import { roomVectors } from '../store/vector-store.ts';
import type { RoomDeps } from '../room-deps.ts';
import { lockRoom } from '../store/room-store.ts';
import { showMessages } from '../show/show-messages.ts';
import type { RoomTurns } from '../turns/turns.ts';
import { findTurns } from '../store/turn-store.ts';

interface PageRequest {
  cursor?: string | undefined;
  limit: number;
}

export class RoomMessages {
  readonly #deps: RoomDeps;
  readonly #turns: RoomTurns;

  constructor(deps: RoomDeps, turns: RoomTurns) {
    this.#deps = deps;
    this.#turns = turns;
  }

  /** Throws NOT_FOUND, VALIDATION_FAILED for a cursor of another room. */
  async list(caller: Caller, roomId: string, { cursor, limit }: PageRequest): Promise<RoomMessagePage> {
    const { database } = this.#deps;
    await requireMember(database.db, caller, roomId);
    const list = { list: 'room-messages', roomId };
    const [before] = cursor === undefined ? [] : decodeCursor(list, cursor);
    if (typeof before === 'string') {
      throw new AppError('VALIDATION_FAILED', 'The cursor does not belong to this room', { field: 'cursor' });
    }
    const rows = await findNewest(database.db, roomId, limit + 1, before);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return {
      items: await showMessages(database.db, this.#deps, items, caller.ownerId),
      nextCursor: rows.length > limit && last !== undefined ? encodeCursor(list, [last.ordinal]) : null,
    };
  }

  /** Another's visible text. Throws NOT_FOUND, also for the caller's own. */
  async textOf(caller: Caller, roomId: string, messageId: string): Promise<string> {
    const { db } = this.#deps.database;
    const { member } = await requireMember(db, caller, roomId);
    const message = await findMessage(db, roomId, messageId);
    const isSaid = message !== undefined && message.kind !== 'notice' && message.hidden === 0 && message.text !== '';
    if (!isSaid || message.member_id === member.member_id) {
      throw new AppError('NOT_FOUND', 'There is no such message');
    }
    return `${message.speaker_name}: ${message.text}`;
  }

  /** Stops a reply; an ended one stays. Throws NOT_FOUND, FORBIDDEN for others than payer and owner. */
  async stop(caller: Caller, roomId: string, messageId: string): Promise<void> {
    const { db } = this.#deps.database;
    const { member, room } = await requireMember(db, caller, roomId);
    const message = await findMessage(db, roomId, messageId);
    if (message === undefined) throw new AppError('NOT_FOUND', 'There is no such message');
    const [turn] = await findTurns(db, [messageId]);
    if (!isOwner(room, member) && turn?.payer_id !== caller.ownerId) {
      throw new AppError('FORBIDDEN', 'Only the member who pays for it and the owner of the room may stop it');
    }
    if (message.status === 'streaming') await this.#turns.stop(messageId);
  }

  /** Hides a message. Throws NOT_FOUND, FORBIDDEN for others' words, CONFLICT for a notice or a reply under way. */
  async hide(caller: Caller, roomId: string, messageId: string): Promise<void> {
    const { database, notifier } = this.#deps;
    await requireMember(database.db, caller, roomId);
    await inTransaction(database, async (trx, afterCommit) => {
      const room = await lockRoom(trx, roomId);
      const { member } = await requireMember(trx, caller, roomId);
      const message = await findMessage(trx, roomId, messageId);
      if (message === undefined) throw new AppError('NOT_FOUND', 'There is no such message');
      const isOwn = message.kind === 'member' && message.member_id === member.member_id;
      if (!isOwn && !isOwner(room, member))
        throw new AppError('FORBIDDEN', 'Only its author and the owner may hide it');
      if (message.kind === 'notice' || message.status === 'streaming') {
        throw new AppError('CONFLICT', 'This cannot be hidden now');
      }
      if (message.hidden === 1) return;
      const versionIds = await versionsOf(trx, message);
      for (const versionId of versionIds) await updateMessage(trx, versionId, { hidden: 1 });
      await roomVectors.delete(trx, versionIds);
      await forgetLine(trx, roomId, message.ordinal);
      await roomEvents.append(trx, roomId, [{ kind: 'message-hidden', subject_id: messageId }]);
      afterCommit(() => notifier.notify(roomId));
    });
  }
}
