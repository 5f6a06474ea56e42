import type { Queries } from '../db/database.ts';

export async function findCharacterFacts(db: Queries, characterId: string) {
  return db
    .selectFrom('characters as c')
    .innerJoin('character_texts as t', (join) =>
      join.onRef('t.character_id', '=', 'c.character_id').onRef('t.locale', '=', 'c.language'),
    )
    .select(['t.name', 't.tagline', 't.about', 'c.scenario', 'c.persona', 'c.greeting', 'c.language'])
    .select(['c.example_dialogue', 'c.lore', 'c.answers', 'c.tags', 'c.card_facts', 'c.owner_id'])
    .where('c.character_id', '=', characterId)
    .executeTakeFirst();
}

export async function findStoryFacts(db: Queries, storyId: string) {
  return db
    .selectFrom('stories as s')
    .innerJoin('story_texts as t', (join) =>
      join.onRef('t.story_id', '=', 's.story_id').onRef('t.locale', '=', 's.language'),
    )
    .select(['t.title', 't.synopsis', 's.opening', 's.language'])
    .select(['s.mature', 's.kind', 's.rounds', 's.chapters', 's.roles'])
    .where('s.story_id', '=', storyId)
    .executeTakeFirst();
}

export async function addToChats(db: Queries, characterId: string): Promise<void> {
  await db
    .updateTable('characters')
    .set((column) => ({ chat_count: column('chat_count', '+', 1) }))
    .where('character_id', '=', characterId)
    .execute();
}
