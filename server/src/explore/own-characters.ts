import type { CharacterCard } from '../contract/validators.ts';
import type { Database, Queries, Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { afterCursor, cutPage, type SortColumn } from '../lists/keyset.ts';
import type { CardFacts, LoreFacts } from './card-facts.ts';
import type { Explore } from './explore.ts';
import { fold } from './fold.ts';
import { LOCALES, type Locale } from './locale.ts';
import type { View } from './view.ts';

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

/** An own character as a list has it. */
export interface OwnCharacter {
  card: CharacterCard;
  visibility: 'private' | 'public';
  createdAt: number;
}

const ORDER = [
  { column: 'c.listed_at', direction: 'desc', type: 'number' },
  { column: 'c.character_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];
const MOST_TAGS = 5;
/** After everything that the house has put in order. */
const LAST_RANK = 1_000_000;

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

/** How many characters somebody has, deleted ones left out. */
export async function countOwn(db: Queries, ownerId: string, mode: { mature?: boolean } = {}): Promise<number> {
  const row = await db
    .selectFrom('characters')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .$if(mode.mature === false, (query) => query.where('mature', '=', 0))
    .executeTakeFirstOrThrow();
  return row.total;
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

/** The viewer's own characters that the content mode shows, the newest first. */
export async function listOwn(
  { db }: Database,
  explore: Explore,
  { ownerId, view }: { ownerId: string; view: View },
  request: { cursor?: string | undefined; limit: number },
): Promise<{ items: OwnCharacter[]; nextCursor: string | null }> {
  const list = { list: 'own-characters', ownerId, mature: view.mature };
  const after = afterCursor({ list, order: ORDER, cursor: request.cursor });
  let query = db
    .selectFrom('characters as c')
    .select(['c.character_id', 'c.visibility', 'c.created_at', 'c.listed_at'])
    .where('c.owner_id', '=', ownerId)
    .where('c.deleted_at', 'is', null)
    .$if(!view.mature, (all) => all.where('c.mature', '=', 0));
  if (after !== undefined) query = query.where(after);
  for (const { column, direction } of ORDER) query = query.orderBy(column, direction);
  const rows = await query.limit(request.limit + 1).execute();
  const page = cutPage(rows, request.limit, list, (row) => [row.listed_at, row.character_id]);
  const cards = await explore.characterCards(
    { ...view, viewerId: ownerId },
    page.items.map((row) => row.character_id),
  );
  const cardOf = new Map(cards.map((card) => [card.characterId, card]));
  const items = page.items.flatMap((row) => {
    const card = cardOf.get(row.character_id);
    return card === undefined ? [] : [{ card, visibility: row.visibility, createdAt: row.created_at }];
  });
  return { items, nextCursor: page.nextCursor };
}

/**
 * Deletes an own character, or brings it back; one that is so already stays so.
 *
 * @param at Epoch ms of the deletion; null brings it back.
 * @throws {AppError} NOT_FOUND for an unknown id, and for a character of somebody else.
 */
export async function setDeleted(db: Queries, ownerId: string, characterId: string, at: number | null): Promise<void> {
  const changed = await db
    .updateTable('characters')
    .set({ deleted_at: at })
    .where('character_id', '=', characterId)
    .where('owner_id', '=', ownerId)
    .returning('character_id')
    .executeTakeFirst();
  if (changed === undefined) throw new AppError('NOT_FOUND', 'There is no such character');
}
