import { AskedRoomTurn, SentRoomMessage } from '../../contract/validators.ts';
import type { Caller } from '../../http/caller.ts';
import { toPlainText } from '../../lib/plain-text.ts';
import type { Trx } from '../../db/database.ts';
import { type AfterCommit, inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import { type Membership, requireMember, requireVoice } from '../access/access.ts';
import { addMessage } from '../messages/add-message.ts';
import { readCast, toCastMembers } from '../cast/cast.ts';
import { moderate } from '../../safety/moderate.ts';
import { findNewest } from '../store/message-store.ts';
import { nextInTurn, planTurns } from '../cast/plan-turns.ts';
import type { CastMember } from '../cast/relevance.ts';
import type { RoomDeps } from '../room-deps.ts';
import { requireMessage, requireRewriter, toPlace, versionsOf } from '../access/rewrite.ts';
import { findRoomCharacters, lockRoom } from '../store/room-store.ts';
import { showMessages } from '../show/show-messages.ts';
import { showCast } from '../show/show-room.ts';
import type { RoomMessageRow, RoomRow } from '../tables.ts';
import type { RoomTurns } from './turns.ts';
import { findWaiting } from '../store/turn-store.ts';

const LATELY = 30;
const MOST_VERSIONS = 32;
/** Replies in a row without a person's message. */
const MOST_IN_A_ROW = 6;

/** The acts of members. Message, price and replies commit together. */
export class RoomTalk {
  readonly #deps: RoomDeps;
  readonly #turns: RoomTurns;

  constructor(deps: RoomDeps, turns: RoomTurns) {
    this.#deps = deps;
    this.#turns = turns;
  }

  /**
   * Sends a message; the room's rule picks who answers, and the sender pays.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND, FORBIDDEN, CONFLICT when closed, RATE_LIMITED.
   */
  async send(caller: Caller, roomId: string, form: { text: string; toPeople: boolean }): Promise<SentRoomMessage> {
    const { database, limitWords, safety } = this.#deps;
    const text = toPlainText(form.text, 'text');
    requireVoice(await requireMember(database.db, caller, roomId));
    await limitWords(caller.ownerId);
    const names = async () => (await this.#cast(caller, roomId)).flatMap((member) => member.names);
    const crisis = await moderate(safety, text, 'text', names);
    const cast = form.toPeople ? [] : await this.#cast(caller, roomId);
    const act = this.#act(caller, 'sendRoomMessage', { roomId, form });
    return this.#inRoom(caller, roomId, (trx, afterCommit, found) =>
      runIdempotent(trx, act, SentRoomMessage, async () => {
        const { member, room } = found;
        const said = { member_id: member.member_id, speaker_name: member.display_name, text, crisis };
        const speakers = await this.#speakers(trx, roomId);
        const message = await addMessage(trx, this.#deps, roomId, { kind: 'member', ...said });
        const characterIds = cast.length === 0 ? [] : planTurns(room.turn_taking, { text, cast, speakers });
        const plan = { memberId: member.member_id, walletId: caller.ownerId, causeId: message.message_id };
        const reply = await this.#turns.plan(trx, afterCommit, room, { ...plan, characterIds });
        const shown = await this.#show(trx, caller, roomId, reply);
        const [own] = await showMessages(trx, this.#deps, [message], caller.ownerId);
        return SentRoomMessage.parse({ message: own, ...shown });
      }),
    );
  }

  /**
   * Asks a character, or the next one, to speak.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND, CONFLICT when characters have spoken enough.
   */
  async ask(caller: Caller, roomId: string, form: { characterId?: string | undefined }): Promise<AskedRoomTurn> {
    const { database, limitWords } = this.#deps;
    requireVoice(await requireMember(database.db, caller, roomId));
    await limitWords(caller.ownerId);
    const cast = await this.#cast(caller, roomId);
    const act = this.#act(caller, 'askRoomTurn', { roomId, form });
    return this.#inRoom(caller, roomId, (trx, afterCommit, { member, room }) =>
      runIdempotent(trx, act, AskedRoomTurn, async () => {
        await this.#requireRest(trx, roomId);
        const characterId = chosen(cast, form.characterId, await this.#speakers(trx, roomId));
        const plan = { memberId: member.member_id, walletId: caller.ownerId, causeId: null };
        const reply = await this.#turns.plan(trx, afterCommit, room, { ...plan, characterIds: [characterId] });
        return AskedRoomTurn.parse(await this.#show(trx, caller, roomId, reply));
      }),
    );
  }

  /**
   * Regenerates the newest line.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND, also for a removed character; FORBIDDEN for others than payer and owner; CONFLICT for
   * an older line, while a character speaks, and beyond the most versions.
   */
  async regenerate(caller: Caller, roomId: string, messageId: string): Promise<AskedRoomTurn> {
    const { database, limitWords } = this.#deps;
    requireVoice(await requireMember(database.db, caller, roomId));
    await limitWords(caller.ownerId);
    const act = this.#act(caller, 'regenerateRoomReply', { roomId, messageId });
    return this.#inRoom(caller, roomId, (trx, afterCommit, found) =>
      runIdempotent(trx, act, AskedRoomTurn, async () => {
        const { member, room } = found;
        const line = await requireMessage(trx, roomId, messageId);
        await requireRewriter(trx, found, caller.ownerId, line);
        const characterId = await this.#requireNewest(trx, room, line);
        const placeId = await toPlace(trx, line);
        const plan = { memberId: member.member_id, walletId: caller.ownerId, causeId: null, placeId };
        const reply = await this.#turns.plan(trx, afterCommit, room, { ...plan, characterIds: [characterId] });
        return AskedRoomTurn.parse(await this.#show(trx, caller, roomId, reply));
      }),
    );
  }

  /** The character of the newest line. */
  async #requireNewest(trx: Trx, room: RoomRow, line: RoomMessageRow): Promise<string> {
    const roomId = room.room_id;
    const characterId = line.character_id;
    if (characterId === null) throw new AppError('CONFLICT', 'Only replies of characters can be regenerated');
    if (room.speaking_id !== null) throw new AppError('CONFLICT', 'Another reply is being written in this room');
    const spoken = (await findNewest(trx, roomId, LATELY)).find((row) => row.kind !== 'notice' && row.hidden === 0);
    if (spoken?.message_id !== line.message_id) throw new AppError('CONFLICT', 'Something was said after this line');
    if ((await versionsOf(trx, line)).length >= MOST_VERSIONS) {
      throw new AppError('CONFLICT', 'This message has too many versions');
    }
    const present = await findRoomCharacters(trx, [roomId]);
    if (present.some((row) => row.character_id === characterId)) return characterId;
    throw new AppError('NOT_FOUND', 'The character is not in this room');
  }

  #act(caller: Caller, operation: string, input: unknown) {
    return { ownerId: caller.ownerId, operation, key: caller.key, input, now: this.#deps.clock.now() };
  }

  async #inRoom<Result>(
    caller: Caller,
    roomId: string,
    work: (trx: Trx, afterCommit: AfterCommit, found: Membership) => Promise<Result>,
  ): Promise<Result> {
    const { database, notifier } = this.#deps;
    return inTransaction(database, async (trx, afterCommit) => {
      await lockRoom(trx, roomId);
      const found = await requireMember(trx, caller, roomId);
      requireVoice(found);
      afterCommit(() => notifier.notify(roomId));
      return work(trx, afterCommit, found);
    });
  }

  async #cast(caller: Caller, roomId: string): Promise<CastMember[]> {
    const cast = await readCast(this.#deps.database.db, roomId);
    const cards = await showCast(
      this.#deps,
      caller.view,
      cast.map(({ characterId }) => characterId),
    );
    return toCastMembers(cast, new Map(cards.map((card) => [card.characterId, card.name])));
  }

  async #speakers(trx: Trx, roomId: string): Promise<string[]> {
    const rows = await findNewest(trx, roomId, LATELY);
    return rows.flatMap((row) => row.character_id ?? []);
  }

  async #requireRest(trx: Trx, roomId: string): Promise<void> {
    const rows = (await findNewest(trx, roomId, LATELY)).filter((row) => row.kind !== 'notice');
    const words = rows.findIndex((row) => row.kind === 'member');
    const inARow = (words < 0 ? rows.length : words) + (await findWaiting(trx, roomId)).length;
    if (inARow >= MOST_IN_A_ROW) throw new AppError('CONFLICT', 'A member has to write before the characters continue');
  }

  async #show(trx: Trx, caller: Caller, roomId: string, reply: RoomMessageRow | undefined) {
    const { points } = this.#deps;
    const waiting = await findWaiting(trx, roomId);
    const [shown] = reply === undefined ? [] : await showMessages(trx, this.#deps, [reply], caller.ownerId);
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
