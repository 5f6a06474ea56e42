import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { View } from '../../http/view.ts';
import { CHARACTERS, STORIES, isListedFor } from '../entry-conditions.ts';

/** A work or a collection that search engines may list, and the language that it is written in. */
export interface ListedEntry {
  id: string;
  language: string;
}

/** The most addresses of one file of a sitemap (sitemaps.org). */
export const MOST_LISTED = 50_000;

const GUEST: View = { locale: 'en-US', mature: false };

/** Whether guests see a work on lists: one that is not deleted, and not for adults. */
export function isListedForGuests(kind: typeof CHARACTERS | typeof STORIES): RawBuilder<SqlBool> {
  const { alias } = kind;
  return sql<SqlBool>`(${isListedFor(GUEST, kind)} and ${sql.ref(`${alias}.mature`)} = 0 and ${sql.ref(`${alias}.deleted_at`)} is null)`;
}

/** The characters that guests see; of more than a sitemap can have, the latest. */
export async function listListedCharacters(db: Queries): Promise<ListedEntry[]> {
  return db
    .selectFrom('characters as c')
    .select(['c.character_id as id', 'c.language'])
    .where(isListedForGuests(CHARACTERS))
    .orderBy('c.listed_at', 'desc')
    .orderBy('c.character_id')
    .limit(MOST_LISTED)
    .execute();
}

/** The stories that guests see, as `listListedCharacters` has characters. */
export async function listListedStories(db: Queries): Promise<ListedEntry[]> {
  return db
    .selectFrom('stories as s')
    .select(['s.story_id as id', 's.language'])
    .where(isListedForGuests(STORIES))
    .orderBy('s.listed_at', 'desc')
    .orderBy('s.story_id')
    .limit(MOST_LISTED)
    .execute();
}
