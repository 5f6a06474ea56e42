import { AskedRoomTurn, SentRoomMessage, type RoomMessagePage } from '../contract/validators.ts';
import type { Caller } from '../chats/caller.ts';
import { toPlainText } from '../chats/text.ts';
import type { Trx } from '../db/database.ts';
import { inTransaction, type AfterCommit } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { once } from '../idempotency/once.ts';
import { decodeCursor, encodeCursor } from '../lists/cursor.ts';
import { isOwner, requireMember, requireVoice, type Membership } from './access.ts';
import { addMessage } from './add-message.ts';
import { readCast, toCastMembers } from './cast.ts';
import { judge } from './judge.ts';
import { findMessage, findNewest, updateMessage } from './message-store.ts';
import { nextInTurn, planTurns } from './plan-turns.ts';
import type { CastMember } from './relevance.ts';
import { appendEvents } from './room-events.ts';
import type { RoomParts } from './room-parts.ts';
import { lockRoom } from './room-store.ts';
import { showMessages } from './show-messages.ts';
import { showCast } from './show-room.ts';
import type { RoomMessageRow } from './tables.ts';
import type { RoomTurns } from './turns.ts';
import { findTurns, findWaiting } from './turn-store.ts';

/** Messages that say who spoke lately. */
const LATELY = 30;
/** Replies in a row without words of a person: characters do not run away with a room. */
const MOST_IN_A_ROW = 6;

interface PageRequest {
  cursor?: string | undefined;
  limit: number;
}

/** What is said in rooms. Words, prices and replies are there together, or none of it is. */
export class RoomTalk {
  readonly #parts: RoomParts;
  readonly #turns: RoomTurns;

  constructor(parts: RoomParts, turns: RoomTurns) {
    this.#parts = parts;
    this.#turns = turns;
  }

  /** @throws {AppError} NOT_FOUND, or VALIDATION_FAILED for a cursor of another room. */
  async list(caller: Caller, roomId: string, { cursor, limit }: PageRequest): Promise<RoomMessagePage> {
    const { database, points } = this.#parts;
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
      items: await showMessages(database.db, points, items, caller.ownerId),
      nextCursor: rows.length > limit && last !== undefined ? encodeCursor(list, [last.ordinal]) : null,
    };
  }

  /**
   * Says something; whoever the room chooses answers, and the sender pays.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND, FORBIDDEN for a muted member and for what may not be written, CONFLICT for a closed
   * room, RATE_LIMITED.
   */
  async send(caller: Caller, roomId: string, form: { text: string; toPeople: boolean }): Promise<SentRoomMessage> {
    const { database, limitWords, safety } = this.#parts;
    const text = toPlainText(form.text, 'text');
    requireVoice(await requireMember(database.db, caller, roomId));
    await limitWords(caller.ownerId);
    const crisis = await judge(safety, text, 'text');
    const cast = form.toPeople ? [] : await this.#cast(caller, roomId);
    const act = this.#act(caller, 'sendRoomMessage', { roomId, form });
    return this.#inRoom(caller, roomId, (trx, afterCommit, found) =>
      once(trx, act, SentRoomMessage, async () => {
        const { member, room } = found;
        const said = { member_id: member.member_id, speaker_name: member.display_name, text, crisis };
        const speakers = await this.#speakers(trx, roomId);
        const message = await addMessage(trx, this.#parts, roomId, { kind: 'member', ...said });
        const characterIds = cast.length === 0 ? [] : planTurns(room.turn_taking, { text, cast, speakers });
        const plan = { memberId: member.member_id, walletId: caller.ownerId, causeId: message.message_id };
        const reply = await this.#turns.plan(trx, afterCommit, room, { ...plan, characterIds });
        const shown = await this.#show(trx, caller, roomId, reply);
        const [own] = await showMessages(trx, this.#parts.points, [message], caller.ownerId);
        return SentRoomMessage.parse({ message: own, ...shown });
      }),
    );
  }

  /**
   * Lets a character speak; without one, whose turn it is.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND also for a character of no room, CONFLICT when characters have talked enough.
   */
  async ask(caller: Caller, roomId: string, form: { characterId?: string | undefined }): Promise<AskedRoomTurn> {
    const { database, limitWords } = this.#parts;
    requireVoice(await requireMember(database.db, caller, roomId));
    await limitWords(caller.ownerId);
    const cast = await this.#cast(caller, roomId);
    const act = this.#act(caller, 'askRoomTurn', { roomId, form });
    return this.#inRoom(caller, roomId, (trx, afterCommit, { member, room }) =>
      once(trx, act, AskedRoomTurn, async () => {
        await this.#requireRest(trx, roomId);
        const characterId = chosen(cast, form.characterId, await this.#speakers(trx, roomId));
        const plan = { memberId: member.member_id, walletId: caller.ownerId, causeId: null };
        const reply = await this.#turns.plan(trx, afterCommit, room, { ...plan, characterIds: [characterId] });
        return AskedRoomTurn.parse(await this.#show(trx, caller, roomId, reply));
      }),
    );
  }

  /**
   * Ends a reply under way; one that has ended stays as it is.
   *
   * @throws {AppError} NOT_FOUND, or FORBIDDEN for whom neither pays for it nor owns the room.
   */
  async stop(caller: Caller, roomId: string, messageId: string): Promise<void> {
    const { db } = this.#parts.database;
    const { member, room } = await requireMember(db, caller, roomId);
    const message = await findMessage(db, roomId, messageId);
    if (message === undefined) throw new AppError('NOT_FOUND', 'There is no such message');
    const [turn] = await findTurns(db, [messageId]);
    if (!isOwner(room, member) && turn?.payer_id !== caller.ownerId) {
      throw new AppError('FORBIDDEN', 'Only who pays for it and the owner of the room may stop it');
    }
    if (message.status === 'streaming') await this.#turns.stop(messageId);
  }

  /**
   * Takes the words of a message away.
   *
   * @throws {AppError} NOT_FOUND, FORBIDDEN for words of others, CONFLICT for a notice and a reply under way.
   */
  async hide(caller: Caller, roomId: string, messageId: string): Promise<void> {
    const { database, watch } = this.#parts;
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
      await updateMessage(trx, messageId, { hidden: 1 });
      await appendEvents(trx, roomId, [{ kind: 'hidden', subject_id: messageId }]);
      afterCommit(() => watch.wake(roomId));
    });
  }

  #act(caller: Caller, operation: string, input: unknown) {
    return { ownerId: caller.ownerId, operation, key: caller.key, input, now: this.#parts.clock.now() };
  }

  /** Does something in a room that the caller may speak in, while nobody else changes it. */
  async #inRoom<Result>(
    caller: Caller,
    roomId: string,
    work: (trx: Trx, afterCommit: AfterCommit, found: Membership) => Promise<Result>,
  ): Promise<Result> {
    const { database, watch } = this.#parts;
    return inTransaction(database, async (trx, afterCommit) => {
      await lockRoom(trx, roomId);
      const found = await requireMember(trx, caller, roomId);
      requireVoice(found);
      afterCommit(() => watch.wake(roomId));
      return work(trx, afterCommit, found);
    });
  }

  async #cast(caller: Caller, roomId: string): Promise<CastMember[]> {
    const cast = await readCast(this.#parts.database.db, roomId);
    const cards = await showCast(
      this.#parts,
      caller.view,
      cast.map(({ characterId }) => characterId),
    );
    return toCastMembers(cast, new Map(cards.map((card) => [card.characterId, card.name])));
  }

  /** Characters that spoke lately, newest first. */
  async #speakers(trx: Trx, roomId: string): Promise<string[]> {
    const rows = await findNewest(trx, roomId, LATELY);
    return rows.flatMap((row) => row.character_id ?? []);
  }

  async #requireRest(trx: Trx, roomId: string): Promise<void> {
    const rows = (await findNewest(trx, roomId, LATELY)).filter((row) => row.kind !== 'notice');
    const words = rows.findIndex((row) => row.kind === 'member');
    const inARow = (words < 0 ? rows.length : words) + (await findWaiting(trx, roomId)).length;
    if (inARow >= MOST_IN_A_ROW) throw new AppError('CONFLICT', 'The characters wait for words of a person');
  }

  async #show(trx: Trx, caller: Caller, roomId: string, reply: RoomMessageRow | undefined) {
    const { points } = this.#parts;
    const waiting = await findWaiting(trx, roomId);
    const [shown] = reply === undefined ? [] : await showMessages(trx, points, [reply], caller.ownerId);
    return {
      reply: shown ?? null,
      waitingCharacterIds: waiting.map((turn) => turn.character_id),
      balance: await points.balance(trx, caller.ownerId),
    };
  }
}

function chosen(cast: readonly CastMember[], asked: string | undefined, speakers: readonly string[]): string {
  if (asked === undefined) {
    const next = nextInTurn({ cast, speakers });
    if (next === undefined) throw new AppError('CONFLICT', 'Every character of the room is quiet');
    return next;
  }
  if (!cast.some(({ id }) => id === asked)) throw new AppError('NOT_FOUND', 'The character is not in this room');
  return asked;
}
