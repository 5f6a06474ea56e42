import type { Logger } from 'pino';
import type {
  StoryDraft,
  StoryDraftChanges,
  StoryDraftFields,
  StoryDraftForm,
  StoryDraftPage,
  StoryWriteForm,
} from '../contract/validators.ts';
import type { Database, Queries } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { DraftLife, StoredDraftId, type DraftKind } from '../drafts/draft-life.ts';
import { mostDrafts, noDraft, requireRoomForDraft } from '../drafts/draft-limits.ts';
import { AppError } from '../errors.ts';
import { findGone } from '../explore/own/characters-gone.ts';
import type { Explore } from '../explore/explore.ts';
import { findReplay, runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import type { Ids } from '../lib/ids.ts';
import { cutPage } from '../lists/keyset.ts';
import { showRows } from '../lists/show-rows.ts';
import type { StoryOwner } from '../stories/imports/story-owner.ts';
import { openStoryBase, type StoryBaseDeps } from './story-bases.ts';
import type { CastMember } from './plan/prose.ts';
import { writeStory } from './plan/write-story.ts';
import { cleanStoryChanges, storyFields } from './story-draft-fields.ts';
import {
  countStoryDrafts,
  findDraftOfStory,
  findStoryDraft,
  findStoryDrafts,
  hasOtherStoryDraft,
  insertStoryDraft,
  lockStoryDraft,
  updateStoryDraft,
} from './story-draft-store.ts';
import {
  planOf,
  readStoredStory,
  readStoryDraft,
  readWritten,
  requireStoryRevision,
  showStorySummary,
  stateOf,
  storyConflict,
  toStoryColumns,
  writtenFrom,
} from './stored-story-draft.ts';
import type { StoryDraftRow } from './tables.ts';

export interface StoryDraftDeps extends StoryBaseDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  explore: Pick<Explore, 'characterCards'>;
}

export interface DraftSource {
  revision: number;
  source: string;
  /** False for one that would be written from the plan. */
  isWritten: boolean;
}

export class StoryDrafts {
  readonly #deps: StoryDraftDeps;
  readonly #life: DraftLife<StoryDraftRow, StoryDraft, StoryDraftChanges>;

  constructor(deps: StoryDraftDeps) {
    this.#deps = deps;
    this.#life = new DraftLife(deps, STORY_DRAFTS);
  }

  /**
   * Begins a draft; the open draft of a story that has one is that one.
   *
   * @throws {AppError} as `openStoryBase` does; CONFLICT when there are too many drafts.
   */
  async create(caller: StoryOwner, form: StoryDraftForm): Promise<StoryDraft> {
    const { clock, database, ids } = this.#deps;
    const { isGuest, key, ownerId } = caller;
    const { source, ...rest } = form;
    const input = { ...rest, digest: source === undefined ? undefined : sha256(source) };
    const act = { ownerId, operation: 'createStoryDraft', key, input, now: clock.now() };
    const first = await findReplay(database.db, act, StoredDraftId);
    const open = first ?? (await this.#openDraftOf(ownerId, form));
    if (open !== undefined) return this.get(ownerId, open.draftId);
    const base = await openStoryBase(this.#deps, caller, form);
    const columns = toStoryColumns({ revision: 1, fields: base.fields, fieldRevisions: {} }, base.written);
    const row: StoryDraftRow = {
      ...columns,
      kept_revision: base.keptFields === columns.fields ? 1 : 0,
      draft_id: ids.next('sdf'),
      owner_id: ownerId,
      is_guest: isGuest ? 1 : 0,
      story_id: base.storyId,
      kept_fields: base.keptFields,
      created_at: act.now,
      updated_at: act.now,
      deleted_at: null,
    };
    const { draftId } = await inTransaction(database, (trx) =>
      runIdempotent(trx, act, StoredDraftId, async () => {
        if (!(await insertStoryDraft(trx, row))) {
          const other = await this.#openDraftOf(ownerId, form, trx);
          if (other !== undefined) return other;
          throw new AppError('CONFLICT', 'The story has a draft: open that one', { field: 'storyId' });
        }
        // The draft of a story counts from its first change on.
        const counted = row.kept_fields === row.fields ? 0 : 1;
        requireRoomForDraft((await countStoryDrafts(trx, ownerId)) - counted, isGuest);
        return { draftId: row.draft_id };
      }),
    );
    return this.get(ownerId, draftId);
  }

  async #openDraftOf(
    ownerId: string,
    { from, storyId }: StoryDraftForm,
    db: Queries = this.#deps.database.db,
  ): Promise<{ draftId: string } | undefined> {
    if (from !== 'story' || storyId === undefined) return undefined;
    const row = await findDraftOfStory(db, ownerId, storyId);
    return row === undefined ? undefined : { draftId: row.draft_id };
  }

  /** @throws {AppError} VALIDATION_FAILED for a cursor of another list. */
  async list(
    { isGuest, ownerId }: StoryOwner,
    request: { cursor?: string | undefined; limit: number },
  ): Promise<StoryDraftPage> {
    const { database, log } = this.#deps;
    const list = { list: 'story-drafts', ownerId };
    const rows = await findStoryDrafts(database.db, ownerId, { list, ...request });
    const page = cutPage(rows, request.limit, list, (row) => [row.updated_at, row.draft_id]);
    const items = showRows(log, {
      table: 'story_drafts',
      rows: page.items,
      idOf: (row) => row.draft_id,
      show: showStorySummary,
    });
    const total = await countStoryDrafts(database.db, ownerId);
    return { items, nextCursor: page.nextCursor, total, most: mostDrafts(isGuest) };
  }

  async get(ownerId: string, draftId: string): Promise<StoryDraft> {
    return this.#life.get(ownerId, draftId);
  }

  /** @throws {AppError} as `DraftLife.update` does. */
  async update(
    caller: StoryOwner,
    draftId: string,
    { base, changes }: { base: number; changes: StoryDraftChanges },
  ): Promise<StoryDraft> {
    return this.#life.update(caller, draftId, { base, changes: cleanStoryChanges(changes), sent: digested(changes) });
  }

  async delete(caller: StoryOwner, draftId: string): Promise<void> {
    await this.#life.delete(caller, draftId);
  }

  async restore(caller: StoryOwner, draftId: string): Promise<StoryDraft> {
    return this.#life.restore(caller, draftId);
  }

  /**
   * Writes the source of a draft from its plan.
   *
   * @param known The revision that the author has seen.
   * @throws {AppError} NOT_FOUND; CONFLICT with `draftConflict` for a draft that was changed since, and with the field
   *   `overwrite` for a source that has words of an author, unless the form allows it.
   */
  async write(
    caller: StoryOwner,
    draftId: string,
    { form, known }: { known: number; form: StoryWriteForm },
  ): Promise<StoryDraft> {
    const { clock, database } = this.#deps;
    const { key, ownerId } = caller;
    const now = clock.now();
    const act = { ownerId, operation: 'writeStoryDraft', key, input: { draftId, known, ...form }, now };
    const seen = await findStoryDraft(database.db, ownerId, draftId);
    if (seen === undefined) throw noDraft();
    const cast = await this.castOf(caller, readStoredStory(seen).fields);
    return inTransaction(database, async (trx) => {
      await runIdempotent(trx, act, StoredDraftId, async () => {
        const row = await lockStoryDraft(trx, ownerId, draftId);
        if (row === undefined) throw noDraft();
        await requireStoryRevision(trx, row, known);
        if (stateOf(row) === 'edited' && form.overwrite !== true) {
          const message = 'The source was edited: writing it again would replace it';
          throw new AppError('CONFLICT', message, { field: 'overwrite' });
        }
        const stored = readStoredStory(row);
        const source = writeStory(planOf(stored.fields), cast);
        const merge = storyFields.merge(stored, known, { source });
        if (merge.kind === 'conflict') throw await storyConflict(trx, row, merge.fields);
        const columns = toStoryColumns(merge.draft, writtenFrom(stored.fields, source));
        await updateStoryDraft(trx, draftId, { ...columns, updated_at: now });
        return { draftId };
      });
      return this.#life.get(ownerId, draftId, trx);
    });
  }

  /**
   * The source of a draft, or the one that would be written from its plan.
   *
   * @throws {AppError} NOT_FOUND
   */
  async sourceOf(caller: StoryOwner, draftId: string): Promise<DraftSource> {
    const row = await findStoryDraft(this.#deps.database.db, caller.ownerId, draftId);
    if (row === undefined) throw noDraft();
    const { fields, revision } = readStoredStory(row);
    if (fields.source !== null) return { revision, source: fields.source, isWritten: true };
    const source = writeStory(planOf(fields), await this.castOf(caller, fields));
    return { revision, source, isWritten: false };
  }

  async castOf({ ownerId, view }: StoryOwner, { cast }: Pick<StoryDraftFields, 'cast'>): Promise<CastMember[]> {
    if (cast.length === 0) return [];
    const { database, explore } = this.#deps;
    const gone = await findGone(database.db, ownerId, cast);
    const there = cast.filter((characterId) => !gone.has(characterId));
    const cards = await explore.characterCards({ ...view, viewerId: ownerId }, there);
    return cards.map(({ characterId, name }) => ({ characterId, name }));
  }
}

function digested({ source, ...changes }: StoryDraftChanges) {
  return { ...changes, source: typeof source === 'string' ? sha256(source) : source };
}

const STORY_DRAFTS: DraftKind<StoryDraftRow, StoryDraft, StoryDraftChanges> = {
  table: 'story_drafts',
  operations: { update: 'updateStoryDraft', delete: 'deleteStoryDraft' },
  find: findStoryDraft,
  lock: lockStoryDraft,
  show: (row, db) => readStoryDraft(db, row),
  count: countStoryDrafts,
  hasOther: hasOtherStoryDraft,
  async merge(row, base, changes, db) {
    const stored = readStoredStory(row);
    const merge = storyFields.merge(stored, base, changes);
    if (merge.kind === 'conflict') throw await storyConflict(db, row, merge.fields);
    return merge.draft === stored ? undefined : toStoryColumns(merge.draft, readWritten(row));
  },
  save: (trx, draftId, columns, now) => updateStoryDraft(trx, draftId, { ...columns, updated_at: now }),
};
