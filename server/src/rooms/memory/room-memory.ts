import { RoomMemory as RoomMemoryAnswer } from '../../contract/validators.ts';
import type { Caller } from '../../http/caller.ts';
import { toClean, toPlainText } from '../../lib/plain-text.ts';
import type { Queries, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import { moderate } from '../../safety/moderate.ts';
import { isOwner, requireMember, requireOpen, requireOwner, requireVoice, type Membership } from '../access/access.ts';
import type { RoomDeps } from '../room-deps.ts';
import { lockRoom } from '../store/room-store.ts';
import type { RoomSummaryRow } from '../tables.ts';
import { deleteFact, findFacts, insertFact, updateFact } from '../store/fact-store.ts';
import { announceMemory, findSummary, writeSummary } from '../store/summary-store.ts';

const MOST_FACTS = 100;

export class RoomMemory {
  readonly #deps: RoomDeps;

  constructor(deps: RoomDeps) {
    this.#deps = deps;
  }

  async get(caller: Caller, roomId: string): Promise<RoomMemoryAnswer> {
    const { db } = this.#deps.database;
    return showMemory(db, await requireMember(db, caller, roomId));
  }

  /** Stores the owner's summary; later ones are appended. Throws NOT_FOUND, FORBIDDEN, CONFLICT when closed. */
  async summarise(caller: Caller, roomId: string, summary: string): Promise<RoomMemoryAnswer> {
    const { database, limitWords, safety } = this.#deps;
    await requireOwner(database.db, caller, roomId);
    await limitWords(caller.ownerId);
    const text = toClean(summary);
    await moderate(safety, text, 'summary');
    return this.#change(caller, roomId, async (trx) => {
      requireOpen((await requireOwner(trx, caller, roomId)).room);
      const through = (await findSummary(trx, roomId))?.through_ordinal ?? -1;
      await writeSummary(trx, { room_id: roomId, text, own_length: text.length, through_ordinal: through });
    });
  }

  /** Throws NOT_FOUND, FORBIDDEN, CONFLICT, RATE_LIMITED. */
  async pin(caller: Caller, roomId: string, words: { text: string }): Promise<RoomMemoryAnswer> {
    const { clock, database, ids, limitWords, safety } = this.#deps;
    const { key, ownerId } = caller;
    requireVoice(await requireMember(database.db, caller, roomId));
    await limitWords(ownerId);
    const text = toPlainText(words.text, 'text');
    await moderate(safety, text, 'text');
    const now = clock.now();
    const act = { ownerId, operation: 'pinRoomFact', key, input: { roomId, text }, now };
    return inTransaction(database, (trx, afterCommit) =>
      runIdempotent(trx, act, RoomMemoryAnswer, async () => {
        await lockRoom(trx, roomId);
        const found = await requireMember(trx, caller, roomId);
        requireVoice(found);
        const others = await findFacts(trx, roomId);
        if (others.some((other) => other.text === text)) return showMemory(trx, found);
        if (others.length >= MOST_FACTS) {
          throw new AppError('CONFLICT', 'The room remembers too many facts');
        }
        const { display_name: name, member_id: memberId } = found.member;
        const fact = { fact_id: ids.next('fct'), room_id: roomId, member_id: memberId, pinned_by: name };
        await insertFact(trx, { ...fact, text, created_at: now });
        await announceMemory(trx, roomId);
        afterCommit(() => this.#deps.notifier.notify(roomId));
        return showMemory(trx, found);
      }),
    );
  }

  /** Changes the words of a fact. Throws NOT_FOUND, FORBIDDEN for others' facts, CONFLICT when closed, RATE_LIMITED. */
  async rewrite(caller: Caller, roomId: string, factId: string, words: string): Promise<RoomMemoryAnswer> {
    const { database, limitWords, safety } = this.#deps;
    await requireMember(database.db, caller, roomId);
    await limitWords(caller.ownerId);
    const text = toPlainText(words, 'text');
    await moderate(safety, text, 'text');
    return this.#change(caller, roomId, async (trx, found) => {
      await requireOwnFact(trx, found, factId);
      await updateFact(trx, factId, text);
    });
  }

  /** Throws NOT_FOUND, FORBIDDEN for others' facts, CONFLICT when closed. */
  async forget(caller: Caller, roomId: string, factId: string): Promise<RoomMemoryAnswer> {
    const { database, limitWords } = this.#deps;
    await requireMember(database.db, caller, roomId);
    await limitWords(caller.ownerId);
    return this.#change(caller, roomId, async (trx, found) => {
      await requireOwnFact(trx, found, factId);
      await deleteFact(trx, factId);
    });
  }

  async #change(
    caller: Caller,
    roomId: string,
    work: (trx: Trx, found: Membership) => Promise<void>,
  ): Promise<RoomMemoryAnswer> {
    const { database, notifier } = this.#deps;
    return inTransaction(database, async (trx, afterCommit) => {
      await lockRoom(trx, roomId);
      const found = await requireMember(trx, caller, roomId);
      await work(trx, found);
      await announceMemory(trx, roomId);
      afterCommit(() => notifier.notify(roomId));
      return showMemory(trx, found);
    });
  }
}

async function requireOwnFact(trx: Trx, found: Membership, factId: string): Promise<void> {
  requireVoice(found);
  const fact = (await findFacts(trx, found.room.room_id)).find((row) => row.fact_id === factId);
  if (fact === undefined) throw new AppError('NOT_FOUND', 'There is no such fact');
  if (fact.member_id !== found.member.member_id && !isOwner(found.room, found.member)) {
    throw new AppError('FORBIDDEN', 'Only the member who pinned it and the owner of the room may do it');
  }
}

async function showMemory(db: Queries, { member, room }: Membership): Promise<RoomMemoryAnswer> {
  const summary = await findSummary(db, room.room_id);
  const facts = await findFacts(db, room.room_id);
  return {
    summary: summary?.text ?? '',
    summaryAuthor: authorOf(summary),
    facts: facts.map((fact) => ({
      factId: fact.fact_id,
      text: fact.text,
      pinnedBy: fact.pinned_by,
      own: fact.member_id === member.member_id,
      createdAt: new Date(fact.created_at).toISOString(),
    })),
  };
}

function authorOf(summary: RoomSummaryRow | undefined): RoomMemoryAnswer['summaryAuthor'] {
  if (summary === undefined || summary.text === '') return 'none';
  if (summary.own_length === 0) return 'engine';
  return summary.own_length < summary.text.length ? 'both' : 'owner';
}
