import { sql } from 'kysely';
import type { CharacterCard } from '../contract/validators.ts';
import type { Queries, Trx } from '../db/database.ts';
import type { CardFacts, LoreFacts } from './card-facts.ts';
import { fold } from './fold.ts';
import { LOCALES, type Locale } from './locale.ts';
import { LAST_RANK, type OwnKind } from './own-entries.ts';
import type { CharacterRow } from './tables.ts';

/** A character that somebody brings along. */
export interface NewCharacter {
  characterId: string;
  ownerId: string;
  name: string;
  tagline: string;
  /** For the reader. */
  about: string;
  persona: string;
  scenario: string;
  greeting: string;
  exampleDialogue: readonly { speaker: 'character' | 'visitor'; text: string }[];
  lore: readonly LoreFacts[];
  facts: CardFacts;
  creatorName: string;
  language: Locale;
  mature: boolean;
  /** In its own words; those that are also tags here are taken. */
  tags: readonly string[];
  portraitKey: string;
  portraitColor: string;
  now: number;
}

/** Own characters; the detail of each is who sees it. */
export const OWN_CHARACTERS: OwnKind<CharacterCard, CharacterRow['visibility']> = {
  table: 'characters',
  idColumn: 'character_id',
  list: 'own-characters',
  detail: sql<CharacterRow['visibility']>`e.visibility`,
  idOf: (card) => card.characterId,
  cardsOf: (explore, view, ids) => explore.characterCards(view, ids),
  missing: 'There is no such character',
};

const MOST_TAGS = 5;

/** Keeps a character that its owner alone sees. */
export async function addPrivateCharacter(trx: Trx, character: NewCharacter): Promise<void> {
  const { characterId, language, name, now, tagline } = character;
  const tags = await findTags(trx, character.tags);
  await trx
    .insertInto('characters')
    .values({
      character_id: characterId,
      language,
      mature: character.mature ? 1 : 0,
      tags: JSON.stringify(tags.map(({ tag_id: tagId }) => tagId)),
      creator_name: character.creatorName,
      created_at: now,
      listed_at: now,
      rank: LAST_RANK,
      chat_count: 0,
      greeting: character.greeting,
      scenario: character.scenario,
      persona: character.persona,
      example_dialogue: JSON.stringify(character.exampleDialogue),
      answers: '{}',
      lore: JSON.stringify(character.lore),
      portrait_color: character.portraitColor,
      owner_id: character.ownerId,
      visibility: 'private',
      deleted_at: null,
      withheld_at: null,
      portrait_key: character.portraitKey,
      card_facts: JSON.stringify(character.facts),
    })
    .execute();
  const searchText = fold([name, tagline, ...character.tags].join('\n'));
  const texts = { display_locale: language, name, tagline, about: character.about, name_key: fold(name) };
  await trx
    .insertInto('character_texts')
    .values(LOCALES.map((locale) => ({ character_id: characterId, locale, ...texts, search_text: searchText })))
    .execute();
  const links = tags.map(({ tag_id: tagId }, position) => ({ character_id: characterId, tag_id: tagId, position }));
  if (links.length > 0) await trx.insertInto('character_tags').values(links).execute();
}

/** The tags of the house that are called so in any language. */
async function findTags(db: Queries, names: readonly string[]): Promise<{ tag_id: string }[]> {
  const wanted = new Set(names.map(fold));
  const labels = await db.selectFrom('tag_labels').select(['tag_id', 'label']).orderBy('tag_id').execute();
  const found = new Set(labels.filter(({ label }) => wanted.has(fold(label))).map(({ tag_id: tagId }) => tagId));
  return [...found].slice(0, MOST_TAGS).map((tagId) => ({ tag_id: tagId }));
}

/** Changes what a character tells an engine beyond its texts. */
export async function setCardFacts(
  trx: Trx,
  characterId: string,
  { facts, lore }: Pick<NewCharacter, 'facts' | 'lore'>,
): Promise<void> {
  await trx
    .updateTable('characters')
    .set({ lore: JSON.stringify(lore), card_facts: JSON.stringify(facts) })
    .where('character_id', '=', characterId)
    .execute();
}

/** The name of an own character; undefined for an unknown or deleted one, and for one of somebody else. */
export async function findOwnName(db: Queries, ownerId: string, characterId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('characters as c')
    .innerJoin('character_texts as t', (join) =>
      join.onRef('t.character_id', '=', 'c.character_id').onRef('t.locale', '=', 'c.language'),
    )
    .select('t.name')
    .where('c.character_id', '=', characterId)
    .where('c.owner_id', '=', ownerId)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.name;
}

/** Those of the characters that were deleted. */
export async function findDeleted(db: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('characters')
    .select('character_id')
    .where('character_id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.character_id));
}
