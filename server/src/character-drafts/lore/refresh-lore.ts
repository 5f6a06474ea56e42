import { LIMITS } from '../../cards/format/limits.ts';
import type { Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Ids } from '../../lib/ids.ts';
import { findLoreProblems } from '../problems/lore-problems.ts';
import type { CharacterDraftRow, DraftLoreRow } from '../tables.ts';
import type { StoredLore } from './draft-lore.ts';
import { LoreEntryFacts } from './entry-facts.ts';
import {
  eraseDeletedLoreOf,
  findLoreFacts,
  insertLoreRows,
  sumLoreBytes,
  sumLoreBytesOf,
  updateLoreColumns,
  type LoreColumns,
} from './lore-store.ts';

const MOST_BYTES = { account: 64 * 1024 * 1024, guest: 2 * LIMITS.json };
const MOST_PROBLEMS = 100;

export const NO_LORE: LoreColumns = {
  lore_count: 0,
  lore_tokens: 0,
  lore_bytes: 0,
  lore_revision: 0,
  lore_problems: '[]',
};

export function toLoreRow(
  place: { draftId: string; entryId: string; position: number; revision: number },
  { bytes, entry, facts, searchText, tokens }: StoredLore,
): DraftLoreRow {
  return {
    draft_id: place.draftId,
    entry_id: place.entryId,
    position: place.position,
    revision: place.revision,
    entry,
    facts: JSON.stringify(facts),
    tokens,
    bytes,
    search_text: searchText,
    deleted_at: null,
  };
}

/**
 * Puts entries behind those of a draft, in the transaction that creates the draft or has locked it.
 *
 * @throws {AppError} CONFLICT where not all fit.
 */
export async function insertLore(
  trx: Trx,
  draft: CharacterDraftRow,
  entries: readonly StoredLore[],
  { ids, now }: { ids: Ids; now: number },
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((stored, index) => {
    const position = draft.lore_count + index;
    return toLoreRow({ draftId: draft.draft_id, entryId: ids.next('lre'), position, revision: 1 }, stored);
  });
  await insertLoreRows(trx, rows);
  await refreshLore(trx, draft, now);
}

/**
 * Writes down what a draft says of its lorebook, after a change of it.
 *
 * @param draft As it was locked.
 * @throws {AppError} CONFLICT for too many entries or bytes.
 */
export async function refreshLore(trx: Trx, draft: CharacterDraftRow, now: number): Promise<void> {
  const { draft_id: draftId, owner_id: ownerId } = draft;
  const rows = await findLoreFacts(trx, draftId);
  if (rows.length > LIMITS.loreEntries) throw full(`A lorebook has ${LIMITS.loreEntries} entries at most`);
  const entries = rows.map(({ entry_id: entryId, facts, position: index, tokens }) => {
    const read = LoreEntryFacts.parse(JSON.parse(facts));
    return { entryId, index, facts: read, tokens };
  });
  await updateLoreColumns(trx, draftId, {
    lore_count: entries.length,
    lore_tokens: entries.reduce((sum, { facts, tokens }) => sum + (facts.usable && facts.constant ? tokens : 0), 0),
    lore_bytes: await bytesOf(trx, draftId),
    lore_revision: draft.lore_revision + 1,
    lore_problems: JSON.stringify(findLoreProblems(entries, MOST_PROBLEMS)),
    updated_at: now,
  });
  const most = draft.is_guest === 1 ? MOST_BYTES.guest : MOST_BYTES.account;
  if ((await sumLoreBytesOf(trx, ownerId)) <= most) return;
  throw full('The lorebooks of your drafts take too much room together: delete a draft first');
}

async function bytesOf(trx: Trx, draftId: string): Promise<number> {
  const bytes = await sumLoreBytes(trx, draftId);
  if (bytes <= LIMITS.json) return bytes;
  await eraseDeletedLoreOf(trx, draftId);
  const rest = await sumLoreBytes(trx, draftId);
  if (rest <= LIMITS.json) return rest;
  throw full('The lorebook is too long: 8 MiB at most');
}

function full(message: string): AppError {
  return new AppError('CONFLICT', message);
}
