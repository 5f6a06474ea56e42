import type { Queries } from '../db/database.ts';

export async function findFilesOf(db: Queries, ownerId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('kept_files')
    .select('file_key')
    .where('owner_id', '=', ownerId)
    .orderBy('file_key')
    .limit(most)
    .execute();
  return rows.map((row) => row.file_key);
}

/** Of these files, those that other people have too. */
export async function findFilesOfOthers(
  db: Queries,
  ownerId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('kept_files')
    .select('file_key')
    .where('owner_id', '!=', ownerId)
    .where('file_key', 'in', keys)
    .execute();
  return new Set(rows.map((row) => row.file_key));
}
