import { z } from 'zod';
import { LIMITS } from '../../cards/format/limits.ts';
import type { CardCaller } from '../../cards/cards.ts';
import {
  DraftLoreImport,
  type DraftLoreEntry,
  type DraftLoreForm,
  type DraftLorePage,
  type WokenLore,
} from '../../contract/validators.ts';
import { noDraft } from '../../drafts/draft-limits.ts';
import type { Database, Queries, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import { findReplay, runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { cutPage } from '../../lists/keyset.ts';
import type { Parsers } from '../../parsing/parsers.ts';
import type { UploadedFile } from '../../uploads/upload-folder.ts';
import type { TaskModule } from '../../parsing/task.ts';
import { findDraft, lockDraft } from '../draft-store.ts';
import type { CharacterDraftRow, DraftLoreRow } from '../tables.ts';
import { readLoreEntry, storeLore } from './draft-lore.ts';
import { BLANK_ENTRY, changeEntry, showFields } from './entry-fields.ts';
import {
  countLore,
  findLoreEntries,
  findLoreEntry,
  findLorePage,
  insertLoreRows,
  loreListOf,
  shiftLore,
  updateLoreEntry,
  type LoreRequest,
} from './lore-store.ts';
import { insertLore, refreshLore, toLoreRow } from './refresh-lore.ts';
import type * as tasks from './lore-tasks.ts';

const loreTasks: TaskModule<typeof tasks> = { url: new URL('./lore-tasks.ts', import.meta.url) };

const UNDO_MS = DAY_MS;

/** What is stored of an answer: it names the entry, whose words are kept in one place alone. */
const Stored = z.object({ entryId: z.string() });

export interface DraftLoreDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  parsers: Parsers;
}

interface EntryChange {
  trx: Trx;
  draft: CharacterDraftRow;
  now: number;
}

export class DraftLores {
  readonly #deps: DraftLoreDeps;

  constructor(deps: DraftLoreDeps) {
    this.#deps = deps;
  }

  /** @throws {AppError} NOT_FOUND for an unknown draft, and for one of another owner; so do all others. */
  async list(ownerId: string, draftId: string, request: LoreRequest): Promise<DraftLorePage> {
    const { db } = this.#deps.database;
    await requireDraft(db, ownerId, draftId);
    const rows = await findLorePage(db, draftId, request);
    const page = cutPage(rows, request.limit, loreListOf(draftId, request), (row) => [row.position]);
    const total = await countLore(db, draftId, request.search ?? '');
    return { items: page.items.map(showEntry), nextCursor: page.nextCursor, total, most: LIMITS.loreEntries };
  }

  async get(ownerId: string, draftId: string, entryId: string): Promise<DraftLoreEntry> {
    const { db } = this.#deps.database;
    await requireDraft(db, ownerId, draftId);
    return showEntry(await requireEntry(db, draftId, entryId));
  }

  /**
   * Creates an entry without `base`, and changes one with it.
   *
   * @param base The revision that the changes are based on.
   * @throws {AppError} CONFLICT with the field `If-Match` where the entry was changed since, or is there already; CONFLICT
   *   without a field for a lorebook that is full.
   */
  async put(
    caller: Caller,
    { draftId, entryId }: { draftId: string; entryId: string },
    { base, changes, copyOf }: DraftLoreForm & { base: number | undefined },
  ): Promise<DraftLoreEntry> {
    const input = { draftId, entryId, base, changes, copyOf };
    return this.#change(caller, { operation: 'putDraftLoreEntry', input }, async (change) => {
      if (base === undefined) await createEntry(change, entryId, { changes, copyOf });
      else await updateEntry(change, entryId, { base, changes });
    });
  }

  /** @throws {AppError} CONFLICT with the field `If-Match` where the entry was changed since. */
  async delete(
    caller: Caller,
    { draftId, entryId }: { draftId: string; entryId: string },
    base: number | undefined,
  ): Promise<void> {
    const { clock, database } = this.#deps;
    const { key, ownerId } = caller;
    const now = clock.now();
    const act = { ownerId, key, operation: 'deleteDraftLoreEntry', input: { draftId, entryId, base }, now };
    await inTransaction(database, (trx) =>
      runIdempotent(trx, act, Stored, async () => {
        const draft = await lockDraft(trx, ownerId, draftId);
        if (draft === undefined) throw noDraft();
        const row = await requireEntry(trx, draftId, entryId);
        if (base !== undefined && base !== row.revision) throw changedSince();
        await updateLoreEntry(trx, row, { deleted_at: now });
        await shiftLore(trx, draftId, { from: row.position, to: draft.lore_count, by: -1 });
        await refreshLore(trx, draft, now);
        return { entryId };
      }),
    );
  }

  /** Undoes `delete`; an entry that is not deleted stays as it is. @throws {AppError} CONFLICT for a full lorebook. */
  async restore(caller: Caller, { draftId, entryId }: { draftId: string; entryId: string }): Promise<DraftLoreEntry> {
    const act = { operation: 'restoreDraftLoreEntry', input: { draftId, entryId } };
    return this.#change({ ...caller, key: undefined }, act, async ({ draft, now, trx }) => {
      const row = await findLoreEntry(trx, draftId, entryId);
      if (row === undefined) throw noEntry();
      if (row.deleted_at === null) return;
      if (row.deleted_at < now - UNDO_MS) throw noEntry();
      const position = Math.min(row.position, draft.lore_count);
      await shiftLore(trx, draftId, { from: position, to: draft.lore_count, by: 1 });
      await updateLoreEntry(trx, row, { deleted_at: null, position });
      await refreshLore(trx, draft, now);
    });
  }

  async move(
    caller: Caller,
    { draftId, entryId }: { draftId: string; entryId: string },
    index: number,
  ): Promise<DraftLoreEntry> {
    const act = { operation: 'moveDraftLoreEntry', input: { draftId, entryId, index } };
    return this.#change(caller, act, async ({ draft, now, trx }) => {
      const row = await requireEntry(trx, draftId, entryId);
      const position = Math.min(index, draft.lore_count - 1);
      if (position === row.position) return;
      if (position < row.position) await shiftLore(trx, draftId, { from: position, to: row.position - 1, by: 1 });
      else await shiftLore(trx, draftId, { from: row.position + 1, to: position, by: -1 });
      await updateLoreEntry(trx, row, { position });
      await refreshLore(trx, draft, now);
    });
  }

  /**
   * Adds the entries of a file, all or none.
   *
   * @throws {AppError} as `readLorebook` does; CONFLICT where not all fit.
   */
  async import(caller: CardCaller, draftId: string, file: UploadedFile): Promise<DraftLoreImport> {
    const { clock, database, ids, parsers } = this.#deps;
    const { key, ownerId } = caller;
    const input = { draftId, digest: file.digest };
    const act = { ownerId, key, operation: 'importDraftLore', input, now: clock.now() };
    const first = await findReplay(database.db, act, DraftLoreImport);
    if (first !== undefined) return first;
    const before = await requireDraft(database.db, ownerId, draftId);
    const entries = (await findLoreEntries(database.db, draftId)).map(({ entry }) => entry);
    const read = await parsers.run(loreTasks, 'readNewLore', { path: file.path, entries }, caller);
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, DraftLoreImport, async () => {
        const draft = await lockDraft(trx, ownerId, draftId);
        if (draft === undefined) throw noDraft();
        if (draft.lore_revision !== before.lore_revision) {
          throw new AppError('CONFLICT', 'The lorebook was changed meanwhile: import the file again');
        }
        await insertLore(trx, draft, read.fresh, { ids, now: act.now });
        const { fresh, skipped, warnings } = read;
        return { added: fresh.length, skipped, loreCount: draft.lore_count + fresh.length, warnings };
      }),
    );
  }

  async try(caller: CardCaller, draftId: string, text: string): Promise<WokenLore> {
    const { database, parsers } = this.#deps;
    await requireDraft(database.db, caller.ownerId, draftId);
    const rows = await findLoreEntries(database.db, draftId);
    const entries = rows.map(({ entry, entry_id: entryId }) => ({ entryId, entry }));
    return parsers.run(loreTasks, 'wakeEntries', { entries, text }, { queueKey: caller.queueKey });
  }

  async #change(
    { key, ownerId }: Caller,
    { operation, input }: { operation: string; input: { draftId: string; entryId: string } },
    work: (change: EntryChange) => Promise<void>,
  ): Promise<DraftLoreEntry> {
    const { clock, database } = this.#deps;
    const { draftId, entryId } = input;
    const now = clock.now();
    return inTransaction(database, async (trx) => {
      await runIdempotent(trx, { ownerId, operation, key, input, now }, Stored, async () => {
        const draft = await lockDraft(trx, ownerId, draftId);
        if (draft === undefined) throw noDraft();
        await work({ trx, draft, now });
        return { entryId };
      });
      await requireDraft(trx, ownerId, draftId);
      return showEntry(await requireEntry(trx, draftId, entryId));
    });
  }
}

async function createEntry(
  { draft, now, trx }: EntryChange,
  entryId: string,
  { changes, copyOf }: DraftLoreForm,
): Promise<void> {
  const { draft_id: draftId, lore_count: count } = draft;
  if ((await findLoreEntry(trx, draftId, entryId)) !== undefined) throw changedSince();
  const original = copyOf === undefined ? undefined : await requireEntry(trx, draftId, copyOf);
  const entry = changeEntry(original === undefined ? BLANK_ENTRY : withoutId(readLoreEntry(original.entry)), changes);
  const position = original === undefined ? count : original.position + 1;
  await shiftLore(trx, draftId, { from: position, to: count, by: 1 });
  await insertLoreRows(trx, [toLoreRow({ draftId, entryId, position, revision: 1 }, storeLore(entry))]);
  await refreshLore(trx, draft, now);
}

async function updateEntry(
  { draft, now, trx }: EntryChange,
  entryId: string,
  { base, changes }: { base: number; changes: DraftLoreForm['changes'] },
): Promise<void> {
  const row = await requireEntry(trx, draft.draft_id, entryId);
  if (base > row.revision) {
    throw new AppError('VALIDATION_FAILED', 'If-Match: the entry has no such revision', { field: 'If-Match' });
  }
  const stored = storeLore(changeEntry(readLoreEntry(row.entry), changes));
  if (stored.entry === row.entry) return;
  if (base < row.revision) throw changedSince();
  const {
    draft_id: _draft,
    entry_id: _entry,
    ...columns
  } = toLoreRow({ draftId: draft.draft_id, entryId, position: row.position, revision: row.revision + 1 }, stored);
  await updateLoreEntry(trx, row, columns);
  await refreshLore(trx, draft, now);
}

/** Programs tell entries apart by their ids, so a copy has none of its own. */
function withoutId<Entry extends object>(entry: Entry): Entry {
  const copy: Entry & { id?: unknown } = { ...entry };
  delete copy.id;
  return copy;
}

function showEntry(row: DraftLoreRow): DraftLoreEntry {
  return {
    entryId: row.entry_id,
    revision: row.revision,
    index: row.position,
    ...showFields(readLoreEntry(row.entry)),
    tokens: row.tokens,
  };
}

async function requireDraft(db: Queries, ownerId: string, draftId: string): Promise<CharacterDraftRow> {
  const draft = await findDraft(db, ownerId, draftId);
  if (draft === undefined) throw noDraft();
  return draft;
}

async function requireEntry(db: Queries, draftId: string, entryId: string): Promise<DraftLoreRow> {
  const row = await findLoreEntry(db, draftId, entryId);
  if (row === undefined || row.deleted_at !== null) throw noEntry();
  return row;
}

function changedSince(): AppError {
  return new AppError('CONFLICT', 'The entry was changed since this revision', { field: 'If-Match' });
}

function noEntry(): AppError {
  return new AppError('NOT_FOUND', 'There is no such entry');
}
