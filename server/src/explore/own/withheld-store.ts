import type { Queries, Trx } from '../../db/database.ts';
import type { CharacterRow } from '../tables.ts';

export interface EntryState {
  /** See `ownerOf`; null for the house's. */
  owner_id: string | null;
  withheld_at: number | null;
  withheld_reason: CharacterRow['withheld_reason'];
  deleted_at: number | null;
  visibility: CharacterRow['visibility'];
}

type Table = 'characters' | 'stories';

const ID = { characters: 'character_id', stories: 'story_id' } as const;

/** Withholds an entry at epoch ms, or shows it again (null). False when unchanged. */
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

/** Why and in which state it was withheld; null for both when shown again. */
export async function setWithheldFacts(
  trx: Trx,
  table: Table,
  id: string,
  facts: Pick<CharacterRow, 'withheld_reason' | 'withheld_digest'>,
): Promise<void> {
  await trx.updateTable(table).set(facts).where(trx.dynamic.ref(ID[table]), '=', id).execute();
}

export async function findEntryState(db: Queries, table: Table, id: string): Promise<EntryState | undefined> {
  return db
    .selectFrom(table)
    .select(['owner_id', 'withheld_at', 'withheld_reason', 'deleted_at', 'visibility'])
    .where(db.dynamic.ref(ID[table]), '=', id)
    .executeTakeFirst();
}
