import { z } from 'zod';
import {
  PortraitMood,
  StoryScene,
  StorySourceState,
  type StoryDraft,
  type StoryDraftFields,
  type StoryDraftSummary,
} from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import { requireReached } from '../drafts/draft-limits.ts';
import { AppError } from '../errors.ts';
import { findGone } from '../explore/own/characters-gone.ts';
import { sha256 } from '../lib/hash.ts';
import { outlineOf } from './plan/outline.ts';
import {
  StoredStoryFields,
  StoryFieldRevisions,
  storyFields,
  type MergeableStory,
  type StoryFieldName,
  type StoryPlan,
} from './story-draft-fields.ts';
import type { ListedStoryDraft } from './story-draft-store.ts';
import { findPlanProblems } from './plan/plan-problems.ts';
import type { StoryDraftRow } from './tables.ts';

const Summary = z.object({
  title: z.string(),
  tagline: z.string(),
  mood: PortraitMood,
  scene: StoryScene,
  sourceState: StorySourceState,
});

/** Digests of a source as it was written from a plan, and of that plan; null where it never was. */
export interface Written {
  source: string | null;
  plan: string | null;
}

export const NOT_WRITTEN: Written = { source: null, plan: null };

export function planOf({ source: _source, ...plan }: StoryDraftFields): StoryPlan {
  return plan;
}

export function writtenFrom(fields: StoryDraftFields, source: string): Written {
  return { source: sha256(source), plan: sha256(JSON.stringify(planOf(fields))) };
}

function sourceStateOf(fields: StoryDraftFields, written: Written): StorySourceState {
  if (fields.source === null) return 'none';
  if (written.source !== sha256(fields.source)) return 'edited';
  return written.plan === sha256(JSON.stringify(planOf(fields))) ? 'written' : 'outdated';
}

export function toStoryColumns({ fields, fieldRevisions, revision }: MergeableStory, written: Written) {
  const { mood, scene, tagline, title } = fields;
  const sourceState = sourceStateOf(fields, written);
  return {
    revision,
    fields: JSON.stringify(fields),
    field_revisions: JSON.stringify(fieldRevisions),
    summary: JSON.stringify({ title, tagline, mood, scene, sourceState }),
    written_source: written.source,
    written_plan: written.plan,
  };
}

export function readStoredStory(row: StoryDraftRow): MergeableStory {
  return {
    revision: row.revision,
    fields: StoredStoryFields.parse(JSON.parse(row.fields)),
    fieldRevisions: StoryFieldRevisions.parse(JSON.parse(row.field_revisions)),
  };
}

export function stateOf(row: StoryDraftRow): StorySourceState {
  return sourceStateOf(readStoredStory(row).fields, readWritten(row));
}

export function readWritten({ written_plan: plan, written_source: source }: StoryDraftRow): Written {
  return { source, plan };
}

/** @param gone Characters of its cast that its author no longer sees. */
function showStoryDraft(row: StoryDraftRow, gone: ReadonlySet<string>): StoryDraft {
  const { fields, revision } = readStoredStory(row);
  const sourceState = stateOf(row);
  return {
    draftId: row.draft_id,
    revision,
    fields,
    sourceState,
    outline: outlineOf(planOf(fields)),
    problems: findPlanProblems(fields, { sourceState, gone }),
    storyId: row.story_id,
    unkeptFields: unkeptFields(row),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/** What of a draft is not in the story that it changes; nothing where it makes a new one. */
export function unkeptFields(row: StoryDraftRow): StoryFieldName[] {
  if (row.story_id === null || row.kept_fields === null || row.kept_fields === row.fields) return [];
  return changedFields(row);
}

export function changedFields({ fields, kept_fields: kept }: StoryDraftRow): StoryFieldName[] {
  if (kept === null) return [];
  const read = (json: string) => StoredStoryFields.parse(JSON.parse(json));
  return storyFields.differing(read(kept), read(fields));
}

export function showStorySummary(row: ListedStoryDraft): StoryDraftSummary {
  return {
    ...Summary.parse(JSON.parse(row.summary)),
    draftId: row.draft_id,
    storyId: row.story_id,
    revision: row.revision,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/**
 * Refuses what is based on an older revision than the stored one.
 *
 * @throws {AppError} CONFLICT with the draft and the fields that were changed since; VALIDATION_FAILED for a revision that
 *   the draft has not reached.
 */
export async function requireStoryRevision(db: Queries, row: StoryDraftRow, known: number): Promise<void> {
  requireReached(row, known);
  if (known < row.revision) throw await storyConflict(db, row, storyFields.changedSince(readStoredStory(row), known));
}

export async function storyConflict(db: Queries, row: StoryDraftRow, fields: StoryFieldName[]): Promise<AppError> {
  return new AppError('CONFLICT', 'The draft was changed since this revision', {
    draftConflict: { draft: await readStoryDraft(db, row), fields },
  });
}

export async function readStoryDraft(db: Queries, row: StoryDraftRow): Promise<StoryDraft> {
  const { cast } = readStoredStory(row).fields;
  return showStoryDraft(row, await findGone(db, row.owner_id, cast));
}
