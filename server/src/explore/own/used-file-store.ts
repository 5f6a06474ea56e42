import type { FilmType } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';

/** Portraits and expressions in use, also by deleted characters, whose chats remain. */
export async function findUsedPortraits(db: Queries, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('characters')
    .select('portrait_key as key')
    .where('portrait_key', 'in', keys)
    .union(db.selectFrom('character_expressions').select('picture_key as key').where('picture_key', 'in', keys))
    .execute();
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/** The media type of a stored portrait's film; undefined for one that does not move. */
export async function findPortraitFilm(db: Queries, portraitKey: string): Promise<FilmType | undefined> {
  const row = await db
    .selectFrom('characters')
    .select('portrait_film')
    .where('portrait_key', '=', portraitKey)
    .executeTakeFirst();
  return row?.portrait_film ?? undefined;
}

/** Pictures in use, also by deleted stories, whose plays continue. */
export async function findUsedPictures(db: Queries, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('stories').select('picture_key as key').where('picture_key', 'in', keys).execute();
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/** Which of these files some story was kept as, an earlier version too: plays that were begun with it can go on. */
export async function findUsedSources(db: Queries, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('stories')
    .select('story_id as id')
    .where('story_id', 'in', fileIds)
    .union(db.selectFrom('story_versions').select('file_id as id').where('file_id', 'in', fileIds))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
