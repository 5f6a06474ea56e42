import type { Queries, Trx } from '../../db/database.ts';
import { sha256 } from '../../lib/hash.ts';
import { countVisibilityChange } from './visibility-change-store.ts';
import type { CharacterRow, CharacterTextRow, StoryRow, StoryTextRow } from '../tables.ts';

export type PublicationState = Pick<
  StoryRow,
  'visibility' | 'mature' | 'published_at' | 'withheld_at' | 'withheld_reason' | 'withheld_digest'
> & {
  /** Changes with what readers see of it; `withheld_digest` is one. */
  digest: string;
};

export type Publication = PublicationState &
  Pick<CharacterRow, 'character_id' | 'remixable' | 'remix_of'> &
  Pick<CharacterTextRow, 'name' | 'tagline'>;

export type StoryPublication = PublicationState & Pick<StoryRow, 'story_id'> & Pick<StoryTextRow, 'title' | 'tagline'>;

/** Visibility and moderation of characters, without deleted ones. */
export async function findPublications(db: Queries, ids: readonly string[]): Promise<Map<string, Publication>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('characters as c')
    .innerJoin('character_texts as t', (join) =>
      join.onRef('t.character_id', '=', 'c.character_id').onRef('t.locale', '=', 'c.language'),
    )
    .select(['c.character_id', 'c.visibility', 'c.remixable', 'c.mature', 'c.remix_of', 'c.published_at'])
    .select(['c.withheld_at', 'c.withheld_reason', 'c.withheld_digest'])
    .select(['c.greeting', 'c.scenario', 'c.persona', 'c.example_dialogue', 'c.lore', 'c.card_facts'])
    .select(['c.portrait_color', 't.name', 't.tagline', 't.about'])
    .where('c.character_id', 'in', ids)
    .where('c.deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.character_id, { ...row, digest: digestOf(row) }]));
}

function digestOf(
  row: Pick<
    CharacterRow & CharacterTextRow,
    | 'name'
    | 'tagline'
    | 'about'
    | 'greeting'
    | 'scenario'
    | 'persona'
    | 'example_dialogue'
    | 'lore'
    | 'card_facts'
    | 'portrait_color'
  >,
): string {
  const { about, name, tagline } = row;
  const texts = [name, tagline, about, row.greeting, row.scenario, row.persona, row.example_dialogue];
  return sha256(JSON.stringify([...texts, row.lore, row.card_facts, row.portrait_color]));
}

/** Visibility and moderation of stories, without deleted ones. */
export async function findStoryPublications(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, StoryPublication>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('stories as s')
    .innerJoin('story_texts as t', (join) =>
      join.onRef('t.story_id', '=', 's.story_id').onRef('t.locale', '=', 's.language'),
    )
    .select(['s.story_id', 's.visibility', 's.mature', 's.published_at', 't.title', 't.tagline'])
    .select(['s.withheld_at', 's.withheld_reason', 's.withheld_digest'])
    .select((select) =>
      select
        .selectFrom('story_versions as v')
        .select('v.digest')
        .whereRef('v.story_id', '=', 's.story_id')
        .orderBy('v.number', 'desc')
        .limit(1)
        .as('digest'),
    )
    .where('s.story_id', 'in', ids)
    .where('s.deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.story_id, { ...row, digest: row.digest ?? '' }]));
}

type PublicationChanges = Partial<
  Pick<
    CharacterRow,
    'visibility' | 'remixable' | 'published_at' | 'listed_at' | 'withheld_at' | 'withheld_reason' | 'withheld_digest'
  >
>;

export async function updatePublication(
  trx: Trx,
  { characterId, ownerId }: { characterId: string; ownerId: string },
  changes: PublicationChanges,
): Promise<boolean> {
  const changed = await trx
    .updateTable('characters')
    .set(changes)
    .where('character_id', '=', characterId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .returning('character_id')
    .executeTakeFirst();
  if (changed !== undefined) await countVisibilityChange(trx, characterId);
  return changed !== undefined;
}

export async function updateStoryPublication(
  trx: Trx,
  { ownerId, storyId }: { storyId: string; ownerId: string },
  changes: Omit<PublicationChanges, 'remixable'>,
): Promise<boolean> {
  const changed = await trx
    .updateTable('stories')
    .set(changes)
    .where('story_id', '=', storyId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .returning('story_id')
    .executeTakeFirst();
  if (changed !== undefined) await countVisibilityChange(trx, storyId);
  return changed !== undefined;
}
