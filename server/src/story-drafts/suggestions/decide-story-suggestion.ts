import { z } from 'zod';
import {
  StoryDraftChanges,
  type StorySuggestionDecision,
  type SuggestionDecisionForm,
} from '../../contract/validators.ts';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { noDraft, requireReached } from '../../drafts/draft-limits.ts';
import { settleDecision } from '../../drafts/suggestions/settle-decision.ts';
import { chosenHunks, noSuggestion, staleSuggestion } from '../../drafts/suggestions/suggestion-row.ts';
import { findSuggestion } from '../../drafts/suggestions/suggestion-store.ts';
import type { SuggestionRow } from '../../drafts/suggestions/tables.ts';
import { applyHunks } from '../../drafts/suggestions/text/word-hunks.ts';
import { AppError } from '../../errors.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { StoryOwner } from '../../stories/imports/story-owner.ts';
import { storyFields } from '../story-draft-fields.ts';
import { findStoryDraft, lockStoryDraft, updateStoryDraft } from '../story-draft-store.ts';
import { readStoredStory, readWritten, toStoryColumns } from '../stored-story-draft.ts';
import type { StoryDraftRow } from '../tables.ts';
import type { SourceChecks } from './source-checks.ts';
import { showStorySuggestion } from './show-story-suggestion.ts';
import { placeOfPart } from './source-part.ts';

const Stored = z.object({ suggestionId: z.string() });

export interface StoryDecisionDeps {
  database: Database;
  clock: Clock;
  checks: SourceChecks;
}

interface Decided {
  draftId: string;
  suggestionId: string;
  /** The revision that the author has seen. */
  known: number;
  accept: SuggestionDecisionForm['accept'];
}

/**
 * Puts the accepted hunks of a suggestion into its part, or rejects it: the only way from a suggestion into a source. What
 * would not compile is refused before.
 *
 * @throws {AppError} NOT_FOUND; CONFLICT with the field `stale`, `state`, `accept` for hunks with which the story does not
 *   compile, or `source` for one that would get too long; VALIDATION_FAILED for a hunk that is not there and a revision
 *   that the draft has not reached; UNAVAILABLE while too many files wait.
 */
export async function decideStorySuggestion(
  { checks, clock, database }: StoryDecisionDeps,
  owner: StoryOwner,
  { accept, draftId, known, suggestionId }: Decided,
): Promise<StorySuggestionDecision> {
  const { key, ownerId } = owner;
  const now = clock.now();
  const ids = { ownerId, draftId, suggestionId };
  const act = {
    ownerId,
    operation: 'decideStorySuggestion',
    key,
    input: { draftId, suggestionId, known, accept },
    now,
  };
  const seen = await findBoth(database.db, ids);
  let checked: string | undefined;
  // A part of a change may lead to a knot that the other part would have brought.
  if (accept !== 'none' && seen.row.state === 'ready') {
    checked = sourceWith(seen.draft, seen.row, accept);
    if (!(await checks.compiles(owner, checked))) {
      throw new AppError('CONFLICT', 'The story does not compile with these changes alone', { field: 'accept' });
    }
  }
  return inTransaction(database, async (trx) => {
    await runIdempotent(trx, act, Stored, async () => {
      const draft = await lockStoryDraft(trx, ownerId, draftId);
      if (draft === undefined) throw noDraft();
      requireReached(draft, known);
      const { row } = await findBoth(trx, ids);
      await settleDecision(trx, row, accept === 'none' ? 'rejected' : 'accepted', now);
      if (accept !== 'none') {
        const source = sourceWith(draft, row, accept);
        if (source !== checked) throw staleSuggestion('The story');
        const stored = readStoredStory(draft);
        const merge = storyFields.merge(stored, stored.revision, { source });
        if (merge.kind === 'merged' && merge.draft !== stored) {
          await updateStoryDraft(trx, draftId, {
            ...toStoryColumns(merge.draft, readWritten(draft)),
            updated_at: now,
          });
        }
      }
      return { suggestionId };
    });
    const { draft, row } = await findBoth(trx, ids);
    return { suggestion: showStorySuggestion(row, sourceOf(draft)), revision: draft.revision };
  });
}

async function findBoth(
  db: Database['db'] | Trx,
  ids: { ownerId: string; draftId: string; suggestionId: string },
): Promise<{ draft: StoryDraftRow; row: SuggestionRow }> {
  const draft = await findStoryDraft(db, ids.ownerId, ids.draftId);
  if (draft === undefined) throw noDraft();
  const row = await findSuggestion(db, ids);
  if (row === undefined) throw noSuggestion();
  return { draft, row };
}

const sourceOf = (draft: StoryDraftRow): string => readStoredStory(draft).fields.source ?? '';

function sourceWith(draft: StoryDraftRow, row: SuggestionRow, accept: 'all' | readonly number[]): string {
  const source = sourceOf(draft);
  const { before_text: before } = row;
  const at = placeOfPart(source, row.field, before);
  if (at === undefined) throw staleSuggestion('This part');
  const part = applyHunks(before, chosenHunks(row, accept));
  const next = source.slice(0, at) + part + source.slice(at + before.length);
  if (StoryDraftChanges.safeParse({ source: next }).success) return next;
  throw new AppError('CONFLICT', 'source: there is no room for it', { field: 'source' });
}
