import { z } from 'zod';
import type { CharacterDraftFields, SuggestionDecision, SuggestionDecisionForm } from '../../contract/validators.ts';
import { noDraft, requireReached } from '../../drafts/draft-limits.ts';
import { settleDecision } from '../../drafts/suggestions/settle-decision.ts';
import { chosenHunks, noSuggestion, staleSuggestion } from '../../drafts/suggestions/suggestion-row.ts';
import { findSuggestion } from '../../drafts/suggestions/suggestion-store.ts';
import type { SuggestionRow } from '../../drafts/suggestions/tables.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { cleanChanges } from '../draft-fields.ts';
import { storeLore } from '../lore/draft-lore.ts';
import { BLANK_ENTRY, changeEntry } from '../lore/entry-fields.ts';
import { insertLore } from '../lore/refresh-lore.ts';
import { findDraft, lockDraft, updateDraft } from '../draft-store.ts';
import type { ContextSize } from '../draft-tokens.ts';
import { characterFields } from '../merge-fields.ts';
import { readStored, showDraft, toColumns } from '../stored-draft.ts';
import { isStale, showSuggestion } from './show-suggestion.ts';
import { fieldOf, fits, withHunks } from './text/draft-field.ts';

const Stored = z.object({ suggestionId: z.string() });

export interface DecisionDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  size: ContextSize;
}

interface Decided {
  draftId: string;
  suggestionId: string;
  known: number;
  accept: SuggestionDecisionForm['accept'];
}

/**
 * Puts the accepted hunks of a suggestion into its field, or rejects it: the only way from a suggestion into a draft. Two
 * decisions at once wait for each other, and the second finds it decided.
 *
 * @throws {AppError} NOT_FOUND; CONFLICT with the field `stale`, `state`, or that of the draft when it would get too long;
 *   VALIDATION_FAILED for a hunk that is not there and a revision that the draft has not reached.
 */
export async function decideSuggestion(
  { clock, database, ids, size }: DecisionDeps,
  { key, ownerId }: Caller,
  { accept, draftId, known, suggestionId }: Decided,
): Promise<SuggestionDecision> {
  const now = clock.now();
  const act = { ownerId, operation: 'decideSuggestion', key, input: { draftId, suggestionId, known, accept }, now };
  return inTransaction(database, async (trx) => {
    await runIdempotent(trx, act, Stored, async () => {
      const draft = await lockDraft(trx, ownerId, draftId);
      if (draft === undefined) throw noDraft();
      requireReached(draft, known);
      const row = await findSuggestion(trx, { ownerId, draftId, suggestionId });
      if (row === undefined) throw noSuggestion();
      if (accept === 'none') {
        await settleDecision(trx, row, 'rejected', now);
        return { suggestionId };
      }
      await settleDecision(trx, row, 'accepted', now);
      if (row.field === 'lore') {
        await insertLore(trx, draft, loreOf(row, accept), { ids, now });
        return { suggestionId };
      }
      const stored = readStored(draft);
      const changes = accepted(row, stored.fields, accept);
      const merge = characterFields.merge(stored, stored.revision, changes);
      if (merge.kind === 'merged' && merge.draft !== stored) {
        await updateDraft(trx, draftId, { ...toColumns(merge.draft), updated_at: now });
      }
      return { suggestionId };
    });
    const [draft, row] = [
      await findDraft(trx, ownerId, draftId),
      await findSuggestion(trx, { ownerId, draftId, suggestionId }),
    ];
    if (draft === undefined) throw noDraft();
    if (row === undefined) throw noSuggestion();
    return { suggestion: showSuggestion(row, readStored(draft).fields), draft: showDraft(draft, size) };
  });
}

function accepted(row: SuggestionRow, fields: CharacterDraftFields, accept: 'all' | readonly number[]) {
  if (isStale(row, fields)) throw staleSuggestion('The field');
  const changes = cleanChanges(withHunks(fields, fieldOf(row), chosenHunks(row, accept)));
  if (fits(changes)) return changes;
  throw new AppError('CONFLICT', `${row.field}: there is no room for it`, { field: row.field });
}

function loreOf(row: SuggestionRow, accept: 'all' | readonly number[]) {
  return chosenHunks(row, accept).map(({ after, keys = [], name = '' }) =>
    storeLore(changeEntry(BLANK_ENTRY, { name, keys, content: after })),
  );
}
