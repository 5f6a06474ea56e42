import { costOfReply } from '../../generations/reply-cost.ts';
import { TextWriter } from '../../generations/text-writer.ts';
import { ABANDONED, endedColumns, type Outcome } from '../../generations/outcome.ts';
import type { Trx } from '../../db/database.ts';
import { inTransaction, type AfterCommit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { readCharacterFacts } from '../../explore/character-facts.ts';
import { readMood } from '../../moods/read-mood.ts';
import { namesOf, readCast } from '../cast/cast.ts';
import { readTurnRequest } from '../prompt/turn-request.ts';
import { addMessage } from '../messages/add-message.ts';
import { forgetLine } from '../store/summary-store.ts';
import { findMessages, showVersion, updateMessage } from '../store/message-store.ts';
import { roomEvents } from '../store/event-store.ts';
import type { RoomDeps } from '../room-deps.ts';
import { findRoomCharacters, lockRoom, updateRoom } from '../store/room-store.ts';
import { ledgerReference } from '../show/show-messages.ts';
import type { RoomMessageRow, RoomRow, RoomTurnRow } from '../tables.ts';
import { endTurn, findStalledRooms, findTurns, findWaiting, insertTurn, updateTurn } from '../store/turn-store.ts';

const KIND = 'room-turn';
/** Beyond this an engine has gone astray. */
const MOST_CHARACTERS = 8_000;
/** Waiting replies; more would leave the people behind. */
const MOST_WAITING = 24;

export interface Plan {
  memberId: string;
  walletId: string;
  characterIds: readonly string[];
  /** The message answered; null when a member asked. */
  causeId: string | null;
  placeId?: string;
}

export class RoomTurns {
  readonly #deps: RoomDeps;
  readonly #writer: TextWriter;
  readonly #onSpoken: (roomId: string) => void;

  /** `onSpoken` runs after the commit of each reply with text. */
  constructor(deps: RoomDeps, onSpoken: (roomId: string) => void) {
    this.#deps = deps;
    this.#onSpoken = onSpoken;
    this.#writer = new TextWriter({ ...deps, events: roomEvents });
  }

  /**
   * Reserves points and queues replies in the transaction of their cause, with the room locked. Returns the reply that
   * begins, if any.
   *
   * @throws {InsufficientPointsError} for all of them.
   * @throws {AppError} RATE_LIMITED when too many wait.
   */
  async plan(trx: Trx, afterCommit: AfterCommit, room: RoomRow, plan: Plan): Promise<RoomMessageRow | undefined> {
    const { generations, ids } = this.#deps;
    const price = this.#deps.price();
    const { causeId, characterIds, memberId, placeId = null, walletId } = plan;
    for (const [index, characterId] of characterIds.entries()) {
      const turnId = ids.next('trn');
      const subject = { characterId, roomId: room.room_id };
      const hold = await generations.hold(trx, { walletId, price, reference: ledgerReference(turnId), subject });
      await insertTurn(trx, {
        turn_id: turnId,
        room_id: room.room_id,
        ordinal: room.turn_count + index,
        character_id: characterId,
        cause_id: causeId,
        state: 'waiting',
        place_id: placeId,
        message_id: null,
        member_id: memberId,
        payer_id: walletId,
        charged: null,
        ...hold,
      });
    }
    await updateRoom(trx, room.room_id, { turn_count: room.turn_count + characterIds.length });
    const waiting = await findWaiting(trx, room.room_id);
    if (waiting.length > MOST_WAITING) {
      throw new AppError('RATE_LIMITED', 'Too many replies wait in this room', { headers: { 'retry-after': '15' } });
    }
    return room.speaking_id === null ? this.#startNext(trx, afterCommit, room) : undefined;
  }

  /** Drops waiting replies; the room is locked. */
  async giveUp(trx: Trx, roomId: string, which: (turn: RoomTurnRow) => boolean): Promise<void> {
    for (const turn of await findWaiting(trx, roomId)) {
      if (which(turn)) await this.#settle(trx, turn, 0);
    }
  }

  async stop(messageId: string): Promise<void> {
    await this.#deps.generations.stop(messageId);
  }

  /** Ends the replies of dead servers (text stays, points are refunded) and starts the waiting ones. */
  async recover(): Promise<void> {
    const { database, generations } = this.#deps;
    await generations.recover(KIND, (messageId) => this.#end(messageId, ABANDONED));
    for (const roomId of await findStalledRooms(database.db)) {
      await inTransaction(database, async (trx, afterCommit) => {
        const room = await lockRoom(trx, roomId);
        if (room.speaking_id === null) await this.#startNext(trx, afterCommit, room);
      });
    }
  }

  /** Starts the next reply of a present character; the room is locked and idle. */
  async #startNext(trx: Trx, afterCommit: AfterCommit, room: RoomRow): Promise<RoomMessageRow | undefined> {
    const { generations } = this.#deps;
    const characters = await findRoomCharacters(trx, [room.room_id]);
    const present = new Set(characters.map((row) => row.character_id));
    for (const turn of await findWaiting(trx, room.room_id)) {
      if (room.status === 'closed' || !present.has(turn.character_id)) {
        await this.#settle(trx, turn, 0);
        continue;
      }
      const message = await this.#place(trx, turn);
      await generations.start(trx, message.message_id, KIND);
      afterCommit(() => this.#run(room, { ...turn, message_id: message.message_id }, message));
      return message;
    }
    return undefined;
  }

  async #place(trx: Trx, turn: RoomTurnRow): Promise<RoomMessageRow> {
    const { name } = await readCharacterFacts(trx, turn.character_id);
    const message = await addMessage(trx, this.#deps, turn.room_id, {
      kind: 'character',
      character_id: turn.character_id,
      speaker_name: name,
      status: 'streaming',
      place_id: turn.place_id,
    });
    if (turn.place_id !== null) await this.#replace(trx, turn.place_id, message);
    await updateTurn(trx, turn.turn_id, { state: 'speaking', message_id: message.message_id });
    await updateRoom(trx, turn.room_id, { speaking_id: message.message_id });
    return message;
  }

  async #replace(trx: Trx, placeId: string, { message_id: messageId, room_id: roomId }: RoomMessageRow): Promise<void> {
    await showVersion(trx, placeId, messageId);
    const [first] = await findMessages(trx, [placeId]);
    if (first !== undefined) await forgetLine(trx, roomId, first.ordinal);
  }

  #run(room: RoomRow, turn: RoomTurnRow, message: RoomMessageRow): void {
    const { database, generations, limits, notifier } = this.#deps;
    const { message_id: messageId, room_id: roomId } = message;
    const task = {
      topicId: roomId,
      messageId,
      beginning: '',
      most: MOST_CHARACTERS,
      prepare: (signal: AbortSignal) => readTurnRequest(database.db, limits, { room, turn, reply: message }, signal),
      names: async () => (await readCast(database.db, roomId)).flatMap(({ facts }) => namesOf(facts)),
    };
    notifier.notify(roomId);
    void generations.run(messageId, {
      make: (signal) => this.#writer.write(task, signal),
      end: (outcome) => this.#end(messageId, outcome),
    });
  }

  async #end(messageId: string, outcome: Outcome): Promise<void> {
    const { database, generations, notifier } = this.#deps;
    const [turn] = await findTurns(database.db, [messageId]);
    if (turn === undefined) throw new Error(`The message ${messageId} has no turn`);
    await inTransaction(database, async (trx, afterCommit) => {
      const room = await lockRoom(trx, turn.room_id);
      if (!(await generations.end(trx, messageId, outcome.status))) return;
      await this.#keep(trx, room, messageId, outcome);
      afterCommit(() => {
        notifier.notify(turn.room_id);
        if (outcome.status !== 'failed') this.#onSpoken(turn.room_id);
      });
      // Other servers take over the waiting turns.
      const isStopping = outcome.failure === 'interrupted' && outcome !== ABANDONED;
      if (!isStopping) await this.#startNext(trx, afterCommit, { ...room, speaking_id: null });
    });
  }

  async #keep(trx: Trx, { language }: Pick<RoomRow, 'language'>, messageId: string, outcome: Outcome): Promise<void> {
    const { clock, limits, price } = this.#deps;
    const [turn] = await findTurns(trx, [messageId]);
    const [message] = await findMessages(trx, [messageId]);
    if (turn === undefined || message === undefined) throw new Error(`The reply ${messageId} does not exist`);
    const ended = endedColumns(outcome, message.text, clock.now());
    const mood = readMood(ended.text, language);
    await updateMessage(trx, messageId, { ...ended, mood });
    // A cheaper engine may have taken over.
    const most = Math.min(turn.price, outcome.points ?? price());
    await this.#settle(trx, turn, costOfReply(most, ended, limits.replyTokens));
    await updateRoom(trx, turn.room_id, { speaking_id: null, updated_at: clock.now() });
    await roomEvents.deleteText(trx, turn.room_id, messageId);
    await roomEvents.append(trx, turn.room_id, [{ kind: 'reply-ended', subject_id: messageId }]);
    if (ended.status !== 'stopped' || turn.cause_id === null) return;
    await this.giveUp(trx, turn.room_id, (waiting) => waiting.cause_id === turn.cause_id);
  }

  /** `charged`: from 0 to the price. */
  async #settle(trx: Trx, turn: RoomTurnRow, charged: number): Promise<void> {
    const ownerId = await endTurn(trx, turn.turn_id, charged);
    await this.#deps.generations.settle(trx, turn, { charged, ownerId });
  }
}
