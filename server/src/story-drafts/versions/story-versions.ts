import type {
  RestoredStoryVersion,
  StoryDraftFields,
  StoryVersionDetail,
  StoryVersionList,
  VersionRestoreForm,
} from '../../contract/validators.ts';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { toPlainLine } from '../../lib/plain-text.ts';
import type { Kept, StoryKeeper } from '../../stories/imports/keep-story.ts';
import { whatIsWrong, type OwnStory, type StoryImports } from '../../stories/imports/story-imports.ts';
import type { StoryOwner } from '../../stories/imports/story-owner.ts';
import type { StoryPublishing } from '../../stories/publishing/story-publishing.ts';
import type { StoryVersionRow } from '../../stories/versions/tables.ts';
import { findVersions } from '../../stories/versions/version-store.ts';
import { addVersion, MOST_VERSIONS } from '../../stories/versions/versions.ts';
import { storyFields } from '../story-draft-fields.ts';
import { findDraftOfStory, lockStoryDraft, updateStoryDraft } from '../story-draft-store.ts';
import type { StoryDrafts } from '../story-drafts.ts';
import { unkeptFields } from '../stored-story-draft.ts';
import { storyDraftAfterRestore } from './draft-after-restore.ts';
import { showStoryVersion } from './show-version.ts';
import { versionArt, versionPlan } from './version-plan.ts';

export interface StoryVersionDeps {
  database: Database;
  clock: Clock;
  drafts: StoryDrafts;
  imports: StoryImports;
  keeper: StoryKeeper;
  publishing: StoryPublishing;
}

interface OwnVersions {
  own: OwnStory;
  /** The newest first. */
  rows: StoryVersionRow[];
}

export class StoryVersions {
  readonly #deps: StoryVersionDeps;

  constructor(deps: StoryVersionDeps) {
    this.#deps = deps;
  }

  /** @throws {AppError} NOT_FOUND alike for an unknown id and for another owner's story. */
  async list(owner: StoryOwner, storyId: string): Promise<StoryVersionList> {
    const { rows } = await this.#find(owner, storyId);
    return { items: rows.map(showStoryVersion), most: MOST_VERSIONS };
  }

  /** @throws {AppError} NOT_FOUND as `list` does, and for a version that is not listed. */
  async get(owner: StoryOwner, storyId: string, versionId: string): Promise<StoryVersionDetail> {
    const { own, rows } = await this.#find(owner, storyId);
    const row = versionIn(rows, versionId);
    return { version: showStoryVersion(row), fields: await this.#fieldsOf(row, own) };
  }

  /**
   * Makes a story what it was in a version, as a new version, and its open draft with it.
   *
   * @throws {AppError} NOT_FOUND as `get` does; CONFLICT for the newest version, and with `field` `draft` where unkept
   *   changes of the draft are at stake and nothing is said of them; FORBIDDEN for what may no longer be written;
   *   VALIDATION_FAILED for what no longer compiles, and as `StoryPublishing.judgeChange`.
   */
  async restore(
    owner: StoryOwner,
    { storyId, versionId }: { storyId: string; versionId: string },
    form: VersionRestoreForm,
  ): Promise<RestoredStoryVersion> {
    const { drafts, imports, keeper, publishing } = this.#deps;
    const { own, rows } = await this.#find(owner, storyId);
    const act = { operation: 'restoreStoryVersion', input: { storyId, versionId, ...form } };
    const first = await keeper.replay(owner, act);
    if (first !== undefined) return this.#show(owner, first);
    const row = versionIn(rows, versionId);
    const [newest = row] = rows;
    if (newest.file_id === row.file_id) throw new AppError('CONFLICT', 'This version is in place already');
    const fields = await this.#fieldsOf(row, own);
    const { kind, language, mature } = fields;
    const title = toPlainLine(fields.title, 'title');
    const said = { title, tagline: toPlainLine(fields.tagline, 'tagline'), language, kind, mature };
    const validation = await imports.validateKept(owner, row.file_id);
    const { report, story } = validation;
    if (story === null) {
      throw new AppError('VALIDATION_FAILED', `source: ${whatIsWrong(report)}`, { field: 'source' });
    }
    await imports.moderate(story, said);
    const isPublishable = await publishing.judgeChange(storyId, said, validation);
    const cast = await drafts.castOf(owner, fields);
    const art = versionArt(row.plan);
    const { source: _source, ...plan } = fields;
    const kept = await keeper.keepChanged(owner, storyId, {
      act,
      form: said,
      report,
      story: { ...story, source: fields.source },
      ...(art === undefined ? {} : { art }),
      cast: cast.map(({ characterId }) => characterId),
      plan: row.plan ?? JSON.stringify(plan),
      reason: 'restore',
      changed: storyFields.differing(await this.#fieldsOf(newest, own), fields),
      isPublishable,
      before: (trx) => this.#restoreDraft(trx, owner, { storyId, fields }, form),
    });
    return this.#show(owner, kept);
  }

  async #restoreDraft(
    trx: Trx,
    { ownerId }: StoryOwner,
    { fields, storyId }: { storyId: string; fields: StoryDraftFields },
    { draft: choice }: VersionRestoreForm,
  ): Promise<void> {
    const open = await findDraftOfStory(trx, ownerId, storyId);
    const row = open && (await lockStoryDraft(trx, ownerId, open.draft_id));
    if (row === undefined) return;
    const unkept = unkeptFields(row);
    if (unkept.length > 0 && choice === undefined) {
      throw new AppError('CONFLICT', 'draft: the draft has changes that are not kept', { field: 'draft' });
    }
    await updateStoryDraft(trx, row.draft_id, {
      ...storyDraftAfterRestore(row, fields, choice === 'keep' ? unkept : []),
      updated_at: this.#deps.clock.now(),
    });
  }

  async #show(owner: StoryOwner, { storyId, version: number }: Kept): Promise<RestoredStoryVersion> {
    const { database, drafts } = this.#deps;
    const { rows } = await this.#find(owner, storyId);
    const version = rows.find((row) => row.number === number);
    if (version === undefined) throw noVersion();
    const open = await findDraftOfStory(database.db, owner.ownerId, storyId);
    const draft = open === undefined ? null : await drafts.get(owner.ownerId, open.draft_id);
    return { version: showStoryVersion(version), draft };
  }

  /** An own story with its versions; one from before there were versions gets its first one. */
  async #find(owner: StoryOwner, storyId: string): Promise<OwnVersions> {
    const { database, imports } = this.#deps;
    const own = await imports.readOwn(owner, storyId);
    const rows = await findVersions(database.db, storyId, MOST_VERSIONS);
    if (rows.length > 0) return { own, rows };
    const first = { reason: 'import', changed_fields: '[]', created_at: own.createdAt } as const;
    await inTransaction(database, (trx) =>
      addVersion(trx, { file_id: storyId, story_id: storyId, number: 1, digest: '', plan: null, ...first }),
    );
    return { own, rows: await findVersions(database.db, storyId, MOST_VERSIONS) };
  }

  async #fieldsOf(row: StoryVersionRow, own: OwnStory): Promise<StoryDraftFields> {
    const source = await this.#deps.imports.findSource(row.file_id);
    return { ...versionPlan(row.plan, own), source: source ?? null };
  }
}

function versionIn(rows: readonly StoryVersionRow[], versionId: string): StoryVersionRow {
  const row = rows.find((candidate) => candidate.file_id === versionId);
  if (row === undefined) throw noVersion();
  return row;
}

function noVersion(): AppError {
  return new AppError('NOT_FOUND', 'There is no such version');
}
