import type { Queries } from '../../db/database.ts';
import type { View } from '../../http/view.ts';
import { CHARACTERS, STORIES, isListedFor } from '../entry-conditions.ts';

/** A character or a story that search engines may list, and the language that it is written in. */
export interface ListedEntry {
  id: string;
  language: string;
}

/** The most addresses of one file of a sitemap (sitemaps.org). */
const MOST = 50_000;

const GUEST: View = { locale: 'en-US', mature: false };

/** The characters that guests see, those for adults left out; of more than a sitemap can have, the latest. */
export async function listListedCharacters(db: Queries): Promise<ListedEntry[]> {
  return db
    .selectFrom('characters as c')
    .select(['c.character_id as id', 'c.language'])
    .where(isListedFor(GUEST, CHARACTERS))
    .where('c.mature', '=', 0)
    .orderBy('c.listed_at', 'desc')
    .orderBy('c.character_id')
    .limit(MOST)
    .execute();
}

/** The stories that guests see, as `listListedCharacters` has characters. */
export async function listListedStories(db: Queries): Promise<ListedEntry[]> {
  return db
    .selectFrom('stories as s')
    .select(['s.story_id as id', 's.language'])
    .where(isListedFor(GUEST, STORIES))
    .where('s.mature', '=', 0)
    .orderBy('s.listed_at', 'desc')
    .orderBy('s.story_id')
    .limit(MOST)
    .execute();
}
