import type { Queries } from '../db/database.ts';
import { CHARACTERS, isListedFor, STORIES } from './entry-conditions.ts';
import type { View } from '../http/view.ts';

/** Tags in filter order, with labels and the view's counts. */
export async function findTags(db: Queries, view: View) {
  const mature = view.mature ? 1 : 0;
  return db
    .selectFrom('tags as g')
    .innerJoin('tag_labels as l', (join) => join.onRef('l.tag_id', '=', 'g.tag_id').on('l.locale', '=', view.locale))
    .select(['g.tag_id', 'l.label'])
    .select((select) => [
      select
        .selectFrom('character_tags as ct')
        .innerJoin('characters as c', 'c.character_id', 'ct.character_id')
        .whereRef('ct.tag_id', '=', 'g.tag_id')
        .where('c.mature', '<=', mature)
        .where('c.deleted_at', 'is', null)
        .where(isListedFor(view, CHARACTERS))
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('character_count'),
      select
        .selectFrom('story_tags as st')
        .innerJoin('stories as s', 's.story_id', 'st.story_id')
        .whereRef('st.tag_id', '=', 'g.tag_id')
        .where('s.mature', '<=', mature)
        .where('s.deleted_at', 'is', null)
        .where(isListedFor(view, STORIES))
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('story_count'),
    ])
    .orderBy('g.position')
    .execute();
}
