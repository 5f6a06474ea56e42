import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { CHARACTERS, isListedForGuests, STORIES } from '../../explore/entry-conditions.ts';
import { MOST_LISTED, type ListedEntry } from '../../explore/listed/listed-entry.ts';

/**
 * The public collections that hold a work which guests see, each in the language of the first of these: a collection has
 * none of its own. Of more than a sitemap can have, the latest.
 */
export async function findListedCollections(db: Queries): Promise<ListedEntry[]> {
  const { rows } = await sql<ListedEntry>`
    select id, language
    from (
      select k.collection_id as id, k.created_at, coalesce(c.language, s.language) as language, row_number() over (
        partition by k.collection_id order by e.position, e.subject_kind, e.subject_id) as place
      from (
        select collection_id, created_at from collections
        where visibility = 'public' and withheld_at is null
          and not exists (select 1 from account_deletions d where d.account_id = collections.account_id)
        order by created_at desc, collection_id limit ${sql.lit(MOST_LISTED)}
      ) k
      join collection_entries e on e.collection_id = k.collection_id
      left join characters c on e.subject_kind = 'character' and c.character_id = e.subject_id
        and ${isListedForGuests(CHARACTERS)}
      left join stories s on e.subject_kind = 'story' and s.story_id = e.subject_id and ${isListedForGuests(STORIES)}
      where c.character_id is not null or s.story_id is not null
    ) listed
    where place = 1
    order by created_at desc, id`.execute(db);
  return rows;
}
