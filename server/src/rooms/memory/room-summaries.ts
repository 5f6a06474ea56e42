import { inTransaction } from '../../db/transaction.ts';
import { sha256 } from '../../lib/hash.ts';
import { countTold } from '../../prompt/prompt-input.ts';
import { fitting, summaryRequest } from '../../summaries/summary-request.ts';
import { formerPart, joinParts, leavesRoom, ownPart, summaryTokens } from '../../summaries/summary-text.ts';
import { SummaryWriter, type SummaryPlan } from '../../summaries/summary-writer.ts';
import { findMembersById } from '../store/member-store.ts';
import { readRoomPrompt } from '../prompt/read-prompt.ts';
import { readBetween } from '../prompt/room-history.ts';
import type { RoomDeps } from '../room-deps.ts';
import type { RoomLine } from '../prompt/room-prompt.ts';
import { findRoom, findRoomCharacters, lockRoom } from '../store/room-store.ts';
import type { RoomSummaryRow } from '../tables.ts';
import { announceMemory, findSummary, writeSummary } from '../store/summary-store.ts';

const KIND = 'room-summary';
const MOST_MESSAGES = 400;
const MEMORY_SHARE = 0.12;

interface Place {
  roomId: string;
  base: RoomSummaryRow | undefined;
  lines: readonly RoomLine[];
  through: number;
}

/** Summarises what no longer fits a room's prompt, free of charge. */
export class RoomSummaries {
  readonly #deps: RoomDeps;
  readonly #writer: SummaryWriter;

  constructor(deps: RoomDeps) {
    this.#deps = deps;
    this.#writer = new SummaryWriter(deps, KIND, (roomId) => this.#plan(roomId));
  }

  consider(roomId: string): void {
    this.#writer.consider(roomId);
  }

  async settled(): Promise<void> {
    await this.#writer.settled();
  }

  async recover(): Promise<void> {
    await this.#writer.recover();
  }

  async #plan(roomId: string): Promise<SummaryPlan | undefined> {
    const { database, limits } = this.#deps;
    const { db } = database;
    const room = await findRoom(db, roomId);
    const [first] = await findRoomCharacters(db, [roomId]);
    if (room === undefined || first === undefined) return undefined;
    const [owner] = await findMembersById(db, [room.owner_member_id]);
    const addressee = owner?.display_name ?? '';
    const asked = {
      characterId: first.character_id,
      addressee,
      before: room.message_count,
      seed: 0,
      // What makes room for recalled messages is summarised too.
      keepsRecallRoom: true,
    };
    const read = await readRoomPrompt(db, limits, room, asked);
    if (read === undefined) return undefined;
    const { history, own: character, prompt, summary: base } = read;
    const told = countTold(prompt);
    const firstTold = history[history.length - told];
    const after = base?.through_ordinal ?? -1;
    const own = ownPart(base);
    if (firstTold === undefined || !leavesRoom(own)) return undefined;
    const forgotten = await readBetween(db, roomId, { after, until: firstTold.ordinal - 1, most: 1 });
    if (forgotten.length === 0) return undefined;
    // Half of what still fits is covered too, so that the next summary is not due at once.
    const until = history[history.length - Math.ceil(told / 2)] ?? firstTold;
    const said = await readBetween(db, roomId, { after, until: until.ordinal, most: MOST_MESSAGES });
    const tokens = summaryTokens(Math.floor((limits.contextTokens - limits.replyTokens) * MEMORY_SHARE));
    const material = { card: character.facts, ownAuthor: addressee, own, former: formerPart(base), tokens };
    const lines = fitting(said, limits.contextTokens, material);
    const through = lines.at(-1)?.ordinal;
    if (through === undefined) return undefined;
    const place = { roomId, base, lines, through };
    return {
      request: summaryRequest({ ...material, seed: room.message_count }, lines),
      keep: (id, written) => this.#keep(place, id, written),
    };
  }

  /** Stores a summary unless another version, edit or hidden line came first. */
  async #keep({ base, lines, roomId, through }: Place, id: string, written: string): Promise<boolean> {
    const { database, generations, notifier } = this.#deps;
    return inTransaction(database, async (trx, afterCommit) => {
      await lockRoom(trx, roomId);
      if ((await findSummary(trx, roomId))?.version !== base?.version) return false;
      const range = { after: base?.through_ordinal ?? -1, until: through, most: MOST_MESSAGES };
      if (digestOf(await readBetween(trx, roomId, range)) !== digestOf(lines)) return false;
      if (!(await generations.end(trx, id, 'complete'))) return false;
      const own = ownPart(base);
      const text = joinParts(own, written);
      await writeSummary(trx, { room_id: roomId, text, own_length: own.length, through_ordinal: through });
      await announceMemory(trx, roomId);
      afterCommit(() => notifier.notify(roomId));
      return true;
    });
  }
}

function digestOf(lines: readonly RoomLine[]): string {
  return sha256(JSON.stringify(lines.map(({ messageId, text }) => [messageId, text])));
}
