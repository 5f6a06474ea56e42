import type { Logger } from 'pino';
import { z } from 'zod';
import type {
  CharacterDraft,
  CharacterDraftChanges,
  CharacterDraftFields,
  CharacterDraftForm,
  CharacterDraftPage,
} from '../contract/validators.ts';
import type { CardCaller } from '../cards/cards.ts';
import type { Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { RemixChain } from '../explore/remix-chain.ts';
import type { Caller } from '../http/caller.ts';
import { findReplay, runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { cutPage } from '../lists/keyset.ts';
import { showRows } from '../lists/show-rows.ts';
import { keepWithFiles } from '../providers/storage/keep-with-files.ts';
import type { Quota } from '../kept-files/quota.ts';
import { openBase, type BaseDeps, type DraftBase } from './bases/draft-bases.ts';
import { cleanChanges, requireTags } from './draft-fields.ts';
import type { DraftReader } from './draft-reader.ts';
import {
  countDrafts,
  findDraft,
  findDraftOf,
  findDrafts,
  hasOtherDraft,
  insertDraft,
  lockDraft,
  setDraftDeleted,
  undeleteDraft,
  updateDraft,
} from './draft-store.ts';
import type { ContextSize } from './draft-tokens.ts';
import type { StoredLore } from './lore/draft-lore.ts';
import { insertLore, NO_LORE } from './lore/refresh-lore.ts';
import { mergeChanges } from './merge-changes.ts';
import type { CharacterDraftRow } from './tables.ts';
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

export interface DraftDeps extends BaseDeps {
  clock: Clock;
  log: Logger;
  quota: Quota;
  /** The ids of the tags of the house. */
  findTagIds: (db: Queries) => Promise<ReadonlySet<string>>;
  size: ContextSize;
}

/** What a draft begins with that is made of another character. */
export interface NewDraft {
  /** The operation that makes it, and what the act depends on. */
  act: { operation: string; input: unknown };
  fields: CharacterDraftFields;
  lore: readonly StoredLore[];
  /** The characters that it is made of. */
  remixOf: RemixChain;
}

/** Characters as they are being written, apart from those that are kept. */
export class CharacterDrafts implements DraftReader {
  readonly #deps: DraftDeps;

  constructor(deps: DraftDeps) {
    this.#deps = deps;
  }

  /**
   * Begins a draft; the open draft of a character that has one is that one.
   *
   * @throws {AppError} as `openBase` does; CONFLICT when there are too many drafts or files.
   */
  async create(caller: CardCaller, form: CharacterDraftForm): Promise<CharacterDraft> {
    const { clock, database, quota, storage } = this.#deps;
    const { ownerId, key } = caller;
    const { content, ...rest } = form;
    const input = { ...rest, digest: content === undefined ? undefined : sha256(content) };
    const act = { ownerId, operation: 'createCharacterDraft', key, input, now: clock.now() };
    const first = await findReplay(database.db, act, Stored);
    const open = first ?? (await this.#openDraftOf(ownerId, form));
    if (open !== undefined) return this.get(ownerId, open.draftId);
    const base = await openBase(this.#deps, caller, form);
    const row = this.#newRow(caller, base, act.now);
    const keep = () =>
      inTransaction(database, (trx) =>
        runIdempotent(trx, act, Stored, async () => {
          if (!(await insertDraft(trx, row))) {
            const { draftId } = (await this.#openDraftOf(ownerId, form, trx)) ?? { draftId: row.draft_id };
            return { draftId };
          }
          // The draft of a character counts from its first change on.
          await requireRoom(trx, caller, row.character_id === null ? 1 : 0);
          await quota.take(trx, caller, base.files);
          await this.#insertLore(trx, row, base.lore);
          return { draftId: row.draft_id };
        }),
      );
    const begun = await keepWithFiles(storage, base.files, { keep, isNew: ({ draftId }) => draftId === row.draft_id });
    return this.get(ownerId, begun.draftId);
  }

  /**
   * A new draft of what is given.
   *
   * @throws {AppError} CONFLICT when there are too many.
   */
  async begin(caller: CardCaller, { act, fields, lore, remixOf }: NewDraft): Promise<CharacterDraft> {
    const { clock, database } = this.#deps;
    const { key, ownerId } = caller;
    const now = clock.now();
    const columns = { base_file_id: null, character_id: null, kept_fields: null, sources: '[]' };
    const row = {
      ...this.#newRow(caller, { columns, fields }, now),
      remix_of: JSON.stringify(remixOf),
    };
    const { draftId } = await inTransaction(database, (trx) =>
      runIdempotent(trx, { ...act, ownerId, key, now }, Stored, async () => {
        await requireRoom(trx, caller);
        await insertDraft(trx, row);
        await this.#insertLore(trx, row, lore);
        return { draftId: row.draft_id };
      }),
    );
    return this.get(ownerId, draftId);
  }

  /** The lorebook that a draft begins with counts as kept. */
  async #insertLore(trx: Trx, row: CharacterDraftRow, lore: readonly StoredLore[]): Promise<void> {
    const { clock, ids } = this.#deps;
    if (lore.length === 0) return;
    await insertLore(trx, row, lore, { ids, now: clock.now() });
    await updateDraft(trx, row.draft_id, { kept_lore_revision: row.lore_revision + 1 });
  }

  async #openDraftOf(
    ownerId: string,
    { characterId, from }: CharacterDraftForm,
    db: Queries = this.#deps.database.db,
  ): Promise<{ draftId: string } | undefined> {
    if (from !== 'character' || characterId === undefined) return undefined;
    const row = await findDraftOf(db, ownerId, characterId);
    return row === undefined ? undefined : { draftId: row.draft_id };
  }

  #newRow(
    { isGuest, ownerId }: CardCaller,
    { columns, fields }: Pick<DraftBase, 'columns' | 'fields'>,
    now: number,
  ): CharacterDraftRow {
    return {
      ...toColumns({ revision: 1, fields, fieldRevisions: {} }),
      ...NO_LORE,
      ...columns,
      remix_of: '[]',
      kept_lore_revision: 0,
      draft_id: this.#deps.ids.next('cdf'),
      owner_id: ownerId,
      is_guest: isGuest ? 1 : 0,
      kept_revision: columns.character_id === null ? 0 : 1,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    };
  }

  /** @throws {AppError} VALIDATION_FAILED for a cursor of another list. */
  async list(
    { isGuest, ownerId }: CardCaller,
    request: { cursor?: string | undefined; limit: number },
  ): Promise<CharacterDraftPage> {
    const { database, log } = this.#deps;
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
    return this.#read(this.#deps.database.db, ownerId, draftId);
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
    const { clock, database, findTagIds, size } = this.#deps;
    const clean = cleanChanges(changes);
    if (clean.tags !== undefined) requireTags(clean.tags, await findTagIds(database.db));
    const now = clock.now();
    const act = { ownerId, operation: 'updateCharacterDraft', key, input: { draftId, base, changes }, now };
    return inTransaction(database, async (trx) => {
      await runIdempotent(trx, act, Stored, async () => {
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
    const { clock, database } = this.#deps;
    const now = clock.now();
    const act = { ownerId, operation: 'deleteCharacterDraft', key, input: { draftId }, now };
    await inTransaction(database, (trx) =>
      runIdempotent(trx, act, Stored, async () => {
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
  async restore(caller: CardCaller, draftId: string): Promise<CharacterDraft> {
    const { clock, database } = this.#deps;
    const { ownerId } = caller;
    return inTransaction(database, async (trx) => {
      if ((await findDraft(trx, ownerId, draftId)) === undefined) {
        await requireNoOther(trx, ownerId, draftId);
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
    return showDraft(row, this.#deps.size);
  }
}

/** @param counted Drafts that are there already and for which room is asked. */
async function requireRoom(db: Queries, { isGuest, ownerId }: CardCaller, counted = 0): Promise<void> {
  const most = mostFor(isGuest);
  if ((await countDrafts(db, ownerId)) - counted < most) return;
  throw new AppError('CONFLICT', `You have ${most} drafts: keep or delete one first`);
}

/** A character has one open draft: one that was begun meanwhile stays. */
async function requireNoOther(trx: Trx, ownerId: string, draftId: string): Promise<void> {
  if (!(await hasOtherDraft(trx, ownerId, draftId))) return;
  throw new AppError('CONFLICT', 'The character has another draft now: delete that one first');
}

function mostFor(isGuest: boolean): number {
  return isGuest ? MOST_DRAFTS.guest : MOST_DRAFTS.account;
}
