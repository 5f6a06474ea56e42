import type { CharacterCard } from '../../contract/validators.ts';
import type { Queries, Trx } from '../../db/database.ts';
import type { CardFacts, LoreFacts } from '../card-facts.ts';
import { fold } from '../../lib/fold.ts';
import { LOCALES, type Locale } from '../../lib/locale.ts';
import {
  findDeletedIds,
  findName,
  findTagLabels,
  insertCharacter,
  insertCharacterTags,
  insertCharacterTexts,
  updateCharacter,
} from './own-character-store.ts';
import { detailColumn } from './own-entry-store.ts';
import { LAST_RANK, type OwnKind } from './own-entries.ts';
import type { CharacterRow } from '../tables.ts';

/** An imported character. */
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
  detail: detailColumn('visibility'),
  idOf: (card) => card.characterId,
  cardsOf: (explore, view, ids) => explore.characterCards(view, ids),
  missing: 'There is no such character',
};

const MOST_TAGS = 5;

/** Keeps a character that its owner alone sees. */
export async function addPrivateCharacter(trx: Trx, character: NewCharacter): Promise<void> {
  const { characterId, language, name, now, tagline } = character;
  const tags = await findNamedTags(trx, character.tags);
  await insertCharacter(trx, {
    character_id: characterId,
    language,
    mature: character.mature ? 1 : 0,
    tags: JSON.stringify(tags),
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
  });
  const searchText = fold([name, tagline, ...character.tags].join('\n'));
  const texts = { display_locale: language, name, tagline, about: character.about, name_key: fold(name) };
  await insertCharacterTexts(
    trx,
    LOCALES.map((locale) => ({ character_id: characterId, locale, ...texts, search_text: searchText })),
  );
  await insertCharacterTags(trx, characterId, tags);
}

/** The ids of all tags of the house. */
export async function findTagIds(db: Queries): Promise<ReadonlySet<string>> {
  return new Set((await findTagLabels(db)).map(({ tag_id: tagId }) => tagId));
}

/** What tags of the house are called in a language; a tag that there no longer is has no label. */
export async function tagLabels(db: Queries, tagIds: readonly string[], locale: Locale): Promise<string[]> {
  const labels = (await findTagLabels(db)).filter((label) => label.locale === locale);
  return tagIds.flatMap((tagId) => labels.find((label) => label.tag_id === tagId)?.label ?? []);
}

/** The tags of the house that are called so in any language. */
async function findNamedTags(db: Queries, names: readonly string[]): Promise<string[]> {
  const wanted = new Set(names.map(fold));
  const labels = await findTagLabels(db);
  const found = new Set(labels.filter(({ label }) => wanted.has(fold(label))).map(({ tag_id: tagId }) => tagId));
  return [...found].slice(0, MOST_TAGS);
}

/** Changes what a character tells an engine beyond its texts. */
export async function setCardFacts(
  trx: Trx,
  characterId: string,
  { facts, lore }: Pick<NewCharacter, 'facts' | 'lore'>,
): Promise<void> {
  await updateCharacter(trx, characterId, { lore: JSON.stringify(lore), card_facts: JSON.stringify(facts) });
}

/** The name of an own character; undefined for an unknown or deleted one, and for one of another owner. */
export async function findOwnName(db: Queries, ownerId: string, characterId: string): Promise<string | undefined> {
  return findName(db, ownerId, characterId);
}

/** Those of the characters that were deleted. @param before Epoch ms: only those deleted earlier. */
export async function findDeleted(db: Queries, ids: readonly string[], before?: number): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  return new Set(await findDeletedIds(db, ids, before));
}
