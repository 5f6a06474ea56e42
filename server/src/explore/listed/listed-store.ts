import type { Queries } from '../../db/database.ts';
import { CHARACTERS, STORIES, isListedForGuests } from '../entry-conditions.ts';
import { MOST_LISTED, type ListedEntry } from './listed-entry.ts';

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
