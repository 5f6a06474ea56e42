import type { Queries, Trx } from '../../db/database.ts';
import type { CharacterVersionRow } from './tables.ts';

export async function insertVersion(trx: Trx, version: CharacterVersionRow): Promise<void> {
  await trx.insertInto('character_versions').values(version).execute();
}

/** As `insertVersion`; a number that is there already stays as it is. */
export async function insertMissingVersion(trx: Trx, version: CharacterVersionRow): Promise<void> {
  await trx
    .insertInto('character_versions')
    .values(version)
    .onConflict((conflict) => conflict.columns(['character_id', 'number']).doNothing())
    .execute();
}

/** The versions of a character, the newest first. */
export async function findVersions(db: Queries, characterId: string): Promise<CharacterVersionRow[]> {
  return db
    .selectFrom('character_versions')
    .selectAll()
    .where('character_id', '=', characterId)
    .orderBy('number', 'desc')
    .execute();
}

export async function findVersion(
  db: Queries,
  characterId: string,
  versionId: string,
): Promise<CharacterVersionRow | undefined> {
  return db
    .selectFrom('character_versions')
    .selectAll()
    .where('character_id', '=', characterId)
    .where('version_id', '=', versionId)
    .executeTakeFirst();
}

export async function deleteVersionsUpTo(trx: Trx, characterId: string, number: number): Promise<void> {
  await trx
    .deleteFrom('character_versions')
    .where('character_id', '=', characterId)
    .where('number', '<=', number)
    .execute();
}

/** Deletes all versions of some characters; answers the ids of their files. */
export async function deleteVersionsOf(trx: Trx, characterIds: readonly string[]): Promise<string[]> {
  if (characterIds.length === 0) return [];
  const deleted = await trx
    .deleteFrom('character_versions')
    .where('character_id', 'in', characterIds)
    .returning('file_id')
    .execute();
  return deleted.map((row) => row.file_id);
}
