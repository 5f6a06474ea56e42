import type { Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { updateSuggestion } from './suggestion-store.ts';
import type { SuggestionRow } from './tables.ts';

const DECIDABLE: Readonly<Record<'accepted' | 'rejected', readonly SuggestionRow['state'][]>> = {
  accepted: ['ready'],
  rejected: ['ready', 'failed'],
};

/**
 * Marks a suggestion as decided: of two decisions at once, the second finds it decided.
 *
 * @throws {AppError} CONFLICT with the field `state` for one that is not there to be decided.
 */
export async function settleDecision(
  trx: Trx,
  row: SuggestionRow,
  state: 'accepted' | 'rejected',
  now: number,
): Promise<void> {
  if (await updateSuggestion(trx, row.suggestion_id, DECIDABLE[state], { state, updated_at: now })) return;
  throw new AppError('CONFLICT', `This suggestion is ${row.state}`, { field: 'state' });
}
