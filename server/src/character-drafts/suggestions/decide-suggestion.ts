import { z } from 'zod';
import type { CharacterDraftFields, SuggestionDecision, SuggestionDecisionForm } from '../../contract/validators.ts';
import type { Database, Trx } from '../../db/database.ts';
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
import { mergeChanges } from '../merge-changes.ts';
import { noDraft, readStored, requireReached, showDraft, toColumns } from '../stored-draft.ts';
import { isStale, noSuggestion, readHunks, showSuggestion } from './show-suggestion.ts';
import { findSuggestion, updateSuggestion } from './suggestion-store.ts';
import type { SuggestionRow } from './tables.ts';
import { fits, withHunks } from './text/draft-field.ts';
import type { Hunk } from './text/word-hunks.ts';

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
  /** The revision that the author has seen. */
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
        await settleAs(trx, row, ['ready', 'failed'], 'rejected', now);
        return { suggestionId };
      }
      await settleAs(trx, row, ['ready'], 'accepted', now);
      if (row.field === 'lore') {
        await insertLore(trx, draft, loreOf(row, accept), { ids, now });
        return { suggestionId };
      }
      const stored = readStored(draft);
      const changes = accepted(row, stored.fields, accept);
      const merge = mergeChanges(stored, stored.revision, changes);
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

async function settleAs(
  trx: Trx,
  row: SuggestionRow,
  from: readonly SuggestionRow['state'][],
  state: 'accepted' | 'rejected',
  now: number,
): Promise<void> {
  if (await updateSuggestion(trx, row.suggestion_id, from, { state, updated_at: now })) return;
  throw new AppError('CONFLICT', `This suggestion is ${row.state}`, { field: 'state' });
}

function accepted(row: SuggestionRow, fields: CharacterDraftFields, accept: 'all' | readonly number[]) {
  if (isStale(row, fields)) {
    throw new AppError('CONFLICT', 'The field was changed since this suggestion was made', { field: 'stale' });
  }
  const hunks = readHunks(row);
  const changes = cleanChanges(withHunks(fields, row.field, accept === 'all' ? hunks : chosen(hunks, accept)));
  if (fits(changes)) return changes;
  throw new AppError('CONFLICT', `${row.field}: there is no room for it`, { field: row.field });
}

/** The entries of the lorebook that are accepted. */
function loreOf(row: SuggestionRow, accept: 'all' | readonly number[]) {
  const hunks = readHunks(row);
  return (accept === 'all' ? hunks : chosen(hunks, accept)).map(({ after, keys = [], name = '' }) =>
    storeLore(changeEntry(BLANK_ENTRY, { name, keys, content: after })),
  );
}

function chosen(hunks: readonly Hunk[], numbers: readonly number[]): Hunk[] {
  const unknown = numbers.find((number) => number >= hunks.length);
  if (unknown !== undefined) {
    throw new AppError('VALIDATION_FAILED', `accept: there is no change ${unknown}`, { field: 'accept' });
  }
  return hunks.filter((_hunk, index) => numbers.includes(index));
}
