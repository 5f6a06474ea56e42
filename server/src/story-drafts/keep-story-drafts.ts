import type { KeepForm, KeptStory, StoryDraftCheck } from '../contract/validators.ts';
import type { Database, Trx } from '../db/database.ts';
import { eraseDraft } from '../drafts/draft-life-store.ts';
import { noDraft } from '../drafts/draft-limits.ts';
import { AppError } from '../errors.ts';
import { toPlainLine } from '../lib/plain-text.ts';
import type { StoryKeeper, StoryToKeep } from '../stories/imports/keep-story.ts';
import { whatIsWrong, type StoryImports } from '../stories/imports/story-imports.ts';
import type { StoryOwner } from '../stories/imports/story-owner.ts';
import type { StoryPublishing } from '../stories/publishing/story-publishing.ts';
import type { StoryDrafts } from './story-drafts.ts';
import { findStoryDraft, lockStoryDraft, updateStoryDraft } from './story-draft-store.ts';
import { changedFields, planOf, readStoredStory, requireStoryRevision } from './stored-story-draft.ts';
import type { StoryDraftRow } from './tables.ts';

export interface KeepStoryDraftDeps {
  database: Database;
  drafts: StoryDrafts;
  imports: StoryImports;
  keeper: StoryKeeper;
  publishing: StoryPublishing;
}

export class KeepStoryDrafts {
  readonly #deps: KeepStoryDraftDeps;

  constructor(deps: KeepStoryDraftDeps) {
    this.#deps = deps;
  }

  /**
   * What the compiler and readings say of a draft, or of what would be written from its plan; nothing is changed.
   *
   * @throws {AppError} NOT_FOUND; UNAVAILABLE while too many files wait.
   */
  async check(owner: StoryOwner, draftId: string): Promise<StoryDraftCheck> {
    const { drafts, imports } = this.#deps;
    const { isWritten, revision, source } = await drafts.sourceOf(owner, draftId);
    const { coverage, endings, map, readings, report } = await imports.validate(owner, { source });
    const from = isWritten ? 'draft' : 'plan';
    return { revision, source: from, report, endings: [...endings], readings, map, coverage };
  }

  /**
   * Makes a private story of a draft and closes the draft or binds it to the story; a draft of a story makes a new version of
   * that one instead, and stays.
   *
   * @param known The revision that the author has seen.
   * @throws {AppError} NOT_FOUND; CONFLICT with `draftConflict` for a draft that was changed since, and for too many
   *   stories or files; VALIDATION_FAILED with the field that a story cannot be without; FORBIDDEN for what may not be
   *   written.
   */
  async keep(
    owner: StoryOwner,
    draftId: string,
    { form = {}, known }: { known: number; form: KeepForm | undefined },
  ): Promise<KeptStory> {
    const { database, drafts, imports, keeper, publishing } = this.#deps;
    const act = { operation: 'keepStoryDraft', input: { draftId, known, ...form } };
    const first = await keeper.replay(owner, act);
    if (first !== undefined) return first;
    const row = await findStoryDraft(database.db, owner.ownerId, draftId);
    if (row === undefined) throw noDraft();
    await requireStoryRevision(database.db, row, known);
    const { fields } = readStoredStory(row);
    const title = toPlainLine(fields.title, 'title');
    const tagline = toPlainLine(fields.tagline, 'tagline');
    if (fields.source === null) {
      throw new AppError('VALIDATION_FAILED', 'source: write the story first', { field: 'source' });
    }
    const validation = await imports.validate(owner, { source: fields.source });
    const { report, story } = validation;
    if (story === null) {
      throw new AppError('VALIDATION_FAILED', `source: ${whatIsWrong(report)}`, { field: 'source' });
    }
    await imports.moderate(story, { title, tagline });
    const { kind, language, mature, mood, scene } = fields;
    const said = { title, tagline, language, kind, mature };
    const cast = await drafts.castOf(owner, fields);
    const kept: StoryToKeep = {
      act,
      form: said,
      report,
      // The file says it as the author wrote it.
      story: { ...story, source: fields.source },
      art: { kind: scene, mood },
      cast: cast.map(({ characterId }) => characterId),
      plan: JSON.stringify(planOf(fields)),
      reason: 'keep',
      changed: row.story_id === null ? [] : changedFields(row),
      isPublishable: row.story_id !== null && (await publishing.judgeChange(row.story_id, said, validation)),
      before: (trx, storyId) => this.#settle(trx, { owner, row, storyId, stays: form.draft === 'stay' }),
    };
    return row.story_id === null
      ? keeper.keepNew(owner, kept)
      : keeper.keepChanged(owner, await this.#ownStory(owner, row.story_id), kept);
  }

  async #settle(
    trx: Trx,
    { owner, row, stays, storyId }: { owner: StoryOwner; row: StoryDraftRow; storyId: string; stays: boolean },
  ): Promise<void> {
    const now = await lockStoryDraft(trx, owner.ownerId, row.draft_id);
    if (now === undefined) throw noDraft();
    await requireStoryRevision(trx, now, row.revision);
    if (now.story_id !== row.story_id) throw new AppError('CONFLICT', 'The draft was saved meanwhile: try again');
    if (row.story_id === null && !stays) {
      await eraseDraft(trx, 'story_drafts', row.draft_id, row.revision);
      return;
    }
    await updateStoryDraft(trx, row.draft_id, {
      story_id: storyId,
      kept_fields: row.fields,
      kept_revision: row.revision,
    });
  }

  async #ownStory(owner: StoryOwner, storyId: string): Promise<string> {
    try {
      await this.#deps.imports.readOwn(owner, storyId);
      return storyId;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError('CONFLICT', 'The story of this draft was deleted: restore it first', { cause: error });
    }
  }
}
