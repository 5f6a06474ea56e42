import { costOfReply } from '../chats/reply-cost.ts';
import { ABANDONED, retryAt, type Outcome } from '../chats/reply-outcome.ts';
import type { Trx } from '../db/database.ts';
import { inTransaction, type AfterCommit } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { readCharacterFacts } from '../explore/character-facts.ts';
import { endSurely } from '../jobs/end-surely.ts';
import { addMessage } from './add-message.ts';
import { forgetLine } from './memory/summary-store.ts';
import { findMessages, showVersion, updateMessage } from './message-store.ts';
import { appendEvents, deleteWords } from './room-events.ts';
import type { RoomParts } from './room-parts.ts';
import { findRoomCharacters, lockRoom, updateRoom } from './room-store.ts';
import { ledgerReference } from './show-messages.ts';
import type { RoomMessageRow, RoomRow, RoomTurnRow } from './tables.ts';
import { settleTurn } from './turn-charge.ts';
import { findStalledRooms, findTurns, findWaiting, insertTurn, updateTurn } from './turn-store.ts';
import { TurnWriter } from './turn-writer.ts';

const KIND = 'room-turn';
/** Replies that may wait in a room: beyond this, people have left the characters behind. */
const MOST_WAITING = 24;

/** What somebody causes and pays for. */
export interface Plan {
  memberId: string;
  walletId: string;
  /** Who speaks, in order. */
  characterIds: readonly string[];
  /** The words that are answered; null when somebody has asked for a reply. */
  causeId: string | null;
  /** The line of which the reply is another version; left out for a new line. */
  placeId?: string;
}

/** The replies of the characters of a room: paid for when they are planned, spoken one after the other. */
export class RoomTurns {
  readonly #parts: RoomParts;
  readonly #writer: TurnWriter;
  readonly #onSpoken: (roomId: string) => void;

  /** @param onSpoken Called after every reply that has ended with words, after the commit. */
  constructor(parts: RoomParts, onSpoken: (roomId: string) => void) {
    this.#parts = parts;
    this.#onSpoken = onSpoken;
    this.#writer = new TurnWriter(parts);
  }

  /**
   * Reserves the points for replies and puts them behind those that wait, in the transaction of what causes them; the
   * room is locked. Answers the reply that begins, where nobody else is speaking.
   *
   * @throws {InsufficientPointsError} when the balance does not cover all of them.
   * @throws {AppError} RATE_LIMITED when too many replies wait.
   */
  async plan(trx: Trx, afterCommit: AfterCommit, room: RoomRow, plan: Plan): Promise<RoomMessageRow | undefined> {
    const { ids, points } = this.#parts;
    const price = this.#parts.price();
    const { causeId, characterIds, memberId, placeId = null, walletId } = plan;
    for (const [index, characterId] of characterIds.entries()) {
      const turnId = ids.next('trn');
      const subject = { characterId, roomId: room.room_id };
      const reservation = { walletId, amount: price, reference: ledgerReference(turnId), subject };
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
        wallet_id: walletId,
        payer_id: walletId,
        reservation_id: price === 0 ? null : await points.reserve(trx, reservation),
        price,
        charged: null,
      });
    }
    await updateRoom(trx, room.room_id, { turn_count: room.turn_count + characterIds.length });
    const waiting = await findWaiting(trx, room.room_id);
    if (waiting.length > MOST_WAITING) {
      throw new AppError('RATE_LIMITED', 'Too many replies wait in this room', { headers: { 'retry-after': '15' } });
    }
    return room.speaking_id === null ? this.#startNext(trx, afterCommit, room) : undefined;
  }

  /** Gives up what waits, where `which` says so; the room is locked. */
  async giveUp(trx: Trx, roomId: string, which: (turn: RoomTurnRow) => boolean): Promise<void> {
    for (const turn of await findWaiting(trx, roomId)) {
      if (which(turn)) await settleTurn(trx, this.#parts.points, turn, 0);
    }
  }

  /** Stops a reply, whichever server writes it; one that has ended stays as it is. */
  async stop(messageId: string): Promise<void> {
    await this.#parts.jobs.stop(messageId);
  }

  /**
   * Ends the replies that a server has left behind: their words stay, their points come back. What waits behind them
   * is spoken now.
   */
  async recover(): Promise<void> {
    const { database, jobs } = this.#parts;
    for (const messageId of await jobs.findAbandoned(KIND)) await this.#end(messageId, ABANDONED);
    for (const roomId of await findStalledRooms(database.db)) {
      await inTransaction(database, async (trx, afterCommit) => {
        const room = await lockRoom(trx, roomId);
        if (room.speaking_id === null) await this.#startNext(trx, afterCommit, room);
      });
    }
  }

  /** Begins the next reply whose character is still there; the room is locked and nobody speaks in it. */
  async #startNext(trx: Trx, afterCommit: AfterCommit, room: RoomRow): Promise<RoomMessageRow | undefined> {
    const { jobs, points } = this.#parts;
    const characters = await findRoomCharacters(trx, [room.room_id]);
    const present = new Set(characters.map((row) => row.character_id));
    for (const turn of await findWaiting(trx, room.room_id)) {
      if (room.status === 'closed' || !present.has(turn.character_id)) {
        await settleTurn(trx, points, turn, 0);
        continue;
      }
      const message = await this.#place(trx, turn);
      await jobs.begin(trx, message.message_id, KIND);
      afterCommit(() => this.#run(room, { ...turn, message_id: message.message_id }, message));
      return message;
    }
    return undefined;
  }

  /** The place of a reply in the room. */
  async #place(trx: Trx, turn: RoomTurnRow): Promise<RoomMessageRow> {
    const { name } = await readCharacterFacts(trx, turn.character_id);
    const message = await addMessage(trx, this.#parts, turn.room_id, {
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

  /** Shows a new version of a line, whose former words are to be remembered no more. */
  async #replace(trx: Trx, placeId: string, { message_id: messageId, room_id: roomId }: RoomMessageRow): Promise<void> {
    await showVersion(trx, placeId, messageId);
    const [first] = await findMessages(trx, [placeId]);
    if (first !== undefined) await forgetLine(trx, roomId, first.ordinal);
  }

  #run(room: RoomRow, turn: RoomTurnRow, message: RoomMessageRow): void {
    const { jobs, watch } = this.#parts;
    watch.wake(room.room_id);
    jobs.run(message.message_id, async (signal) => {
      const outcome = await this.#writer.write(room, turn, message, signal);
      if (outcome !== undefined) await endSurely(() => this.#end(message.message_id, outcome));
    });
  }

  async #end(messageId: string, outcome: Outcome): Promise<void> {
    const { database, jobs, watch } = this.#parts;
    const [turn] = await findTurns(database.db, [messageId]);
    if (turn === undefined) throw new Error(`The message ${messageId} is no turn`);
    await inTransaction(database, async (trx, afterCommit) => {
      const room = await lockRoom(trx, turn.room_id);
      if (!(await jobs.end(trx, messageId, outcome.status))) return;
      await this.#finish(trx, messageId, outcome);
      afterCommit(() => {
        watch.wake(turn.room_id);
        if (outcome.status !== 'failed') this.#onSpoken(turn.room_id);
      });
      // A server that stops leaves what waits to the others.
      const isStopping = outcome.failure === 'interrupted' && outcome !== ABANDONED;
      if (!isStopping) await this.#startNext(trx, afterCommit, { ...room, speaking_id: null });
    });
  }

  /** Writes down how a reply has ended, and what it costs. */
  async #finish(trx: Trx, messageId: string, outcome: Outcome): Promise<void> {
    const { clock, limits, points, price } = this.#parts;
    const [turn] = await findTurns(trx, [messageId]);
    const [message] = await findMessages(trx, [messageId]);
    if (turn === undefined || message === undefined) throw new Error(`The reply ${messageId} is not there`);
    const { failure, status } = outcome;
    const text = (outcome.text ?? message.text).toWellFormed();
    const isCut = outcome.truncated === true;
    await updateMessage(trx, messageId, {
      status,
      failure,
      text,
      truncated: isCut ? 1 : 0,
      retry_at: retryAt(outcome, clock.now()),
    });
    // An engine that costs less may have taken over since the turn was planned.
    const most = Math.min(turn.price, price());
    await settleTurn(trx, points, turn, costOfReply(most, { status, text }, limits.replyTokens));
    await updateRoom(trx, turn.room_id, { speaking_id: null, updated_at: clock.now() });
    await deleteWords(trx, turn.room_id, messageId);
    await appendEvents(trx, turn.room_id, [{ kind: 'end', subject_id: messageId }]);
    if (status !== 'stopped' || turn.cause_id === null) return;
    await this.giveUp(trx, turn.room_id, (waiting) => waiting.cause_id === turn.cause_id);
  }
}
