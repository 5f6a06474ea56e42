import type { Logger } from 'pino';
import { z } from 'zod';
import {
  CharacterDraft,
  type CharacterDraftChanges,
  type CharacterDraftForm,
  type CharacterDraftPage,
} from '../contract/validators.ts';
import type { Database, Queries } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import { once } from '../idempotency/once.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { cutPage } from '../lists/keyset.ts';
import { showRows } from '../lists/show-rows.ts';
import { blankFields, cleanChanges, requireTags } from './draft-fields.ts';
import type { DraftReader } from './draft-reader.ts';
import {
  countDrafts,
  findDraft,
  findDrafts,
  insertDraft,
  lockDraft,
  setDraftDeleted,
  undeleteDraft,
  updateDraft,
} from './draft-store.ts';
import type { ContextSize } from './draft-tokens.ts';
import { mergeChanges } from './merge-changes.ts';
import {
  draftConflict,
  noDraft,
  readStored,
  requireReached,
  showDraft,
  showSummary,
  toColumns,
} from './stored-draft.ts';

/** Limit of drafts for an owner. */
const MOST_DRAFTS = { account: 50, guest: 5 };
/** How long a deleted draft can be restored. */
const UNDO_MS = DAY_MS;

/** What is stored of an answer: it names the draft, whose words are kept in one place alone. */
const Stored = z.object({ draftId: z.string() });

export interface DraftParts {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  /** The ids of the tags of the house. */
  findTagIds: (db: Queries) => Promise<ReadonlySet<string>>;
  size: ContextSize;
}

/** Who writes a draft. */
export interface DraftCaller extends Caller {
  isGuest: boolean;
}

/** Characters as they are being written, apart from those that are kept. */
export class CharacterDrafts implements DraftReader {
  readonly #parts: DraftParts;

  constructor(parts: DraftParts) {
    this.#parts = parts;
  }

  /** @throws {AppError} CONFLICT when there are too many. */
  async create(caller: DraftCaller, { from, locale }: CharacterDraftForm): Promise<CharacterDraft> {
    const { clock, database, ids, size } = this.#parts;
    const { isGuest, key, ownerId, view } = caller;
    const now = clock.now();
    const act = { ownerId, operation: 'createCharacterDraft', key, input: { from, locale }, now };
    const fields = blankFields(locale ?? view.locale);
    return inTransaction(database, (trx) =>
      once(trx, act, CharacterDraft, async () => {
        await requireRoom(trx, caller);
        const row = {
          ...toColumns({ revision: 1, fields, fieldRevisions: {} }),
          draft_id: ids.next('cdf'),
          owner_id: ownerId,
          is_guest: isGuest ? 1 : 0,
          created_at: now,
          updated_at: now,
          deleted_at: null,
        };
        await insertDraft(trx, row);
        return showDraft(row, size);
      }),
    );
  }

  /** @throws {AppError} VALIDATION_FAILED for a cursor of another list. */
  async list(
    { isGuest, ownerId }: DraftCaller,
    request: { cursor?: string | undefined; limit: number },
  ): Promise<CharacterDraftPage> {
    const { database, log } = this.#parts;
    const list = { list: 'character-drafts', ownerId };
    const rows = await findDrafts(database.db, ownerId, { list, ...request });
    const page = cutPage(rows, request.limit, list, (row) => [row.updated_at, row.draft_id]);
    const items = showRows(log, {
      table: 'character_drafts',
      rows: page.items,
      idOf: (row) => row.draft_id,
      show: showSummary,
    });
    const total = await countDrafts(database.db, ownerId);
    return { items, nextCursor: page.nextCursor, total, most: mostFor(isGuest) };
  }

  async get(ownerId: string, draftId: string): Promise<CharacterDraft> {
    return this.#read(this.#parts.database.db, ownerId, draftId);
  }

  /**
   * Stores changes that are based on a revision. Repeated under its key, it stores nothing and answers the draft as it is.
   *
   * @throws {AppError} NOT_FOUND; CONFLICT with `draftConflict` when one of these fields was changed since;
   *   VALIDATION_FAILED for an unknown tag, and for a revision that the draft has not reached.
   */
  async update(
    { key, ownerId }: Caller,
    draftId: string,
    { base, changes }: { base: number; changes: CharacterDraftChanges },
  ): Promise<CharacterDraft> {
    const { clock, database, findTagIds, size } = this.#parts;
    const clean = cleanChanges(changes);
    if (clean.tags !== undefined) requireTags(clean.tags, await findTagIds(database.db));
    const now = clock.now();
    const act = { ownerId, operation: 'updateCharacterDraft', key, input: { draftId, base, changes }, now };
    return inTransaction(database, async (trx) => {
      await once(trx, act, Stored, async () => {
        const row = await lockDraft(trx, ownerId, draftId);
        if (row === undefined) throw noDraft();
        requireReached(row, base);
        const stored = readStored(row);
        const merge = mergeChanges(stored, base, clean);
        if (merge.kind === 'conflict') throw draftConflict(row, merge.fields, size);
        if (merge.draft !== stored) await updateDraft(trx, draftId, { ...toColumns(merge.draft), updated_at: now });
        return { draftId };
      });
      return this.#read(trx, ownerId, draftId);
    });
  }

  /** @throws {AppError} NOT_FOUND alike for an unknown id and for another owner's draft. */
  async delete({ key, ownerId }: Caller, draftId: string): Promise<void> {
    const { clock, database } = this.#parts;
    const now = clock.now();
    const act = { ownerId, operation: 'deleteCharacterDraft', key, input: { draftId }, now };
    await inTransaction(database, (trx) =>
      once(trx, act, Stored, async () => {
        if (!(await setDraftDeleted(trx, ownerId, draftId, now))) throw noDraft();
        return { draftId };
      }),
    );
  }

  /**
   * Undoes `delete`; one that is not deleted stays as it is.
   *
   * @throws {AppError} NOT_FOUND, also when it was deleted too long ago; CONFLICT when there are too many.
   */
  async restore(caller: DraftCaller, draftId: string): Promise<CharacterDraft> {
    const { clock, database } = this.#parts;
    const { ownerId } = caller;
    return inTransaction(database, async (trx) => {
      if ((await findDraft(trx, ownerId, draftId)) === undefined) {
        const restored = await undeleteDraft(trx, ownerId, draftId, clock.now() - UNDO_MS);
        if (!restored) throw noDraft();
        await requireRoom(trx, caller, 1);
      }
      return this.#read(trx, ownerId, draftId);
    });
  }

  async #read(db: Queries, ownerId: string, draftId: string): Promise<CharacterDraft> {
    const row = await findDraft(db, ownerId, draftId);
    if (row === undefined) throw noDraft();
    return showDraft(row, this.#parts.size);
  }
}

/** @param counted Drafts that are there already and for which room is asked. */
async function requireRoom(db: Queries, { isGuest, ownerId }: DraftCaller, counted = 0): Promise<void> {
  const most = mostFor(isGuest);
  if ((await countDrafts(db, ownerId)) - counted < most) return;
  throw new AppError('CONFLICT', `You have ${most} drafts: keep or delete one first`);
}

function mostFor(isGuest: boolean): number {
  return isGuest ? MOST_DRAFTS.guest : MOST_DRAFTS.account;
}
