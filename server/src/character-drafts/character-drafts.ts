import type { Logger } from 'pino';
import type {
  CharacterDraft,
  CharacterDraftChanges,
  CharacterDraftFields,
  CharacterDraftPage,
} from '../contract/validators.ts';
import type { CardCaller } from '../cards/cards.ts';
import type { Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { DraftLife, StoredDraftId, type DraftKind } from '../drafts/draft-life.ts';
import { mostDrafts, noDraft, requireRoomForDraft } from '../drafts/draft-limits.ts';
import type { RemixChain } from '../explore/remix-chain.ts';
import type { Caller } from '../http/caller.ts';
import { findReplay, runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import { cutPage } from '../lists/keyset.ts';
import { showRows } from '../lists/show-rows.ts';
import { keepWithFiles } from '../providers/storage/keep-with-files.ts';
import type { Quota } from '../kept-files/quota.ts';
import { openBase, type BaseDeps, type DraftBase, type NewDraftForm } from './bases/draft-bases.ts';
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
  updateDraft,
} from './draft-store.ts';
import type { ContextSize } from './draft-tokens.ts';
import type { StoredLore } from './lore/draft-lore.ts';
import { insertLore, NO_LORE } from './lore/refresh-lore.ts';
import { characterFields } from './merge-fields.ts';
import type { CharacterDraftRow } from './tables.ts';
import { draftConflict, readStored, showDraft, showSummary, toColumns } from './stored-draft.ts';

export interface DraftDeps extends BaseDeps {
  clock: Clock;
  log: Logger;
  quota: Quota;
  findTagIds: (db: Queries) => Promise<ReadonlySet<string>>;
  size: ContextSize;
}

export interface NewDraft {
  act: { operation: string; input: unknown };
  fields: CharacterDraftFields;
  lore: readonly StoredLore[];
  remixOf: RemixChain;
}

export class CharacterDrafts implements DraftReader {
  readonly #deps: DraftDeps;
  readonly #life: DraftLife<CharacterDraftRow, CharacterDraft, CharacterDraftChanges>;

  constructor(deps: DraftDeps) {
    this.#deps = deps;
    this.#life = new DraftLife(deps, characterDraftKind(deps.size));
  }

  /**
   * Begins a draft; the open draft of a character that has one is that one.
   *
   * @throws {AppError} as `openBase` does; CONFLICT when there are too many drafts or files.
   */
  async create(caller: CardCaller, form: NewDraftForm): Promise<CharacterDraft> {
    const { clock, database, quota, storage } = this.#deps;
    const { ownerId, key } = caller;
    const { content, ...rest } = form;
    const input = { ...rest, digest: content?.digest };
    const act = { ownerId, operation: 'createCharacterDraft', key, input, now: clock.now() };
    const first = await findReplay(database.db, act, StoredDraftId);
    const open = first ?? (await this.#openDraftOf(ownerId, form));
    if (open !== undefined) return this.get(ownerId, open.draftId);
    const base = await openBase(this.#deps, caller, form);
    const row = this.#newRow(caller, base, act.now);
    const keep = () =>
      inTransaction(database, (trx) =>
        runIdempotent(trx, act, StoredDraftId, async () => {
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
      runIdempotent(trx, { ...act, ownerId, key, now }, StoredDraftId, async () => {
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
    { characterId, from }: NewDraftForm,
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
    return { items, nextCursor: page.nextCursor, total, most: mostDrafts(isGuest) };
  }

  async get(ownerId: string, draftId: string): Promise<CharacterDraft> {
    return this.#life.get(ownerId, draftId);
  }

  async getKept(ownerId: string, draftId: string): Promise<CharacterDraft | undefined> {
    const { database, size } = this.#deps;
    const row = await findDraft(database.db, ownerId, draftId);
    if (row === undefined) throw noDraft();
    if (row.character_id === null) return undefined;
    return showDraft({ ...row, fields: row.kept_fields ?? row.fields }, size);
  }

  /** @throws {AppError} as `DraftLife.update` does; VALIDATION_FAILED for an unknown tag. */
  async update(
    caller: Caller,
    draftId: string,
    { base, changes }: { base: number; changes: CharacterDraftChanges },
  ): Promise<CharacterDraft> {
    const { database, findTagIds } = this.#deps;
    const clean = cleanChanges(changes);
    if (clean.tags !== undefined) requireTags(clean.tags, await findTagIds(database.db));
    return this.#life.update(caller, draftId, { base, changes: clean, sent: changes });
  }

  async delete(caller: Caller, draftId: string): Promise<void> {
    await this.#life.delete(caller, draftId);
  }

  async restore(caller: CardCaller, draftId: string): Promise<CharacterDraft> {
    return this.#life.restore(caller, draftId);
  }
}

function characterDraftKind(size: ContextSize): DraftKind<CharacterDraftRow, CharacterDraft, CharacterDraftChanges> {
  return {
    table: 'character_drafts',
    operations: { update: 'updateCharacterDraft', delete: 'deleteCharacterDraft' },
    find: findDraft,
    lock: lockDraft,
    show: (row) => showDraft(row, size),
    count: countDrafts,
    hasOther: hasOtherDraft,
    merge(row, base, changes) {
      const stored = readStored(row);
      const merge = characterFields.merge(stored, base, changes);
      if (merge.kind === 'conflict') throw draftConflict(row, merge.fields, size);
      return merge.draft === stored ? undefined : toColumns(merge.draft);
    },
    save: (trx, draftId, columns, now) => updateDraft(trx, draftId, { ...columns, updated_at: now }),
  };
}

/** @param counted Drafts that are there already and for which room is asked. */
async function requireRoom(db: Queries, { isGuest, ownerId }: CardCaller, counted = 0): Promise<void> {
  requireRoomForDraft((await countDrafts(db, ownerId)) - counted, isGuest);
}
