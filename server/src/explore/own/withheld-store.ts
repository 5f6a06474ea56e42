import type { Queries, Trx } from '../../db/database.ts';
import type { CharacterRow } from '../tables.ts';

export interface EntryState {
  /** See `ownerOf`; null for the house's own. */
  owner_id: string | null;
  withheld_at: number | null;
  deleted_at: number | null;
  visibility: CharacterRow['visibility'];
}

type Table = 'characters' | 'stories';

const ID = { characters: 'character_id', stories: 'story_id' } as const;

/**
 * Hides a character or a story from all but its owner, or shows it again. False when it was so before.
 *
 * @param at When it was hidden, epoch milliseconds; null to show it.
 */
export async function setEntryWithheld(trx: Trx, table: Table, id: string, at: number | null): Promise<boolean> {
  const changed = await trx
    .updateTable(table)
    .set({ withheld_at: at })
    .where(trx.dynamic.ref(ID[table]), '=', id)
    .where('withheld_at', at === null ? 'is not' : 'is', null)
    .returning('withheld_at')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Keeps why a character was hidden, and what it was like then; null for both when it is shown again. */
export async function setWithheldFacts(
  trx: Trx,
  characterId: string,
  facts: Pick<CharacterRow, 'withheld_reason' | 'withheld_digest'>,
): Promise<void> {
  await trx.updateTable('characters').set(facts).where('character_id', '=', characterId).execute();
}

/** Undefined for an unknown id. */
export async function findEntryState(db: Queries, table: Table, id: string): Promise<EntryState | undefined> {
  return db
    .selectFrom(table)
    .select(['owner_id', 'withheld_at', 'deleted_at', 'visibility'])
    .where(db.dynamic.ref(ID[table]), '=', id)
    .executeTakeFirst();
}
