import type { CharacterCard, PortraitParts } from '../../contract/validators.ts';
import type { Queries, Trx } from '../../db/database.ts';
import { CardFacts, type LoreFacts } from '../card-facts.ts';
import { insertExpressions } from '../expressions/expression-store.ts';
import type { RemixChain } from '../remix-chain.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import { LOCALES, type Locale } from '../../lib/locale.ts';
import {
  findDeletedIds,
  findOwnRow,
  findTagLabels,
  insertCharacter,
  insertCharacterTags,
  insertCharacterTexts,
  replaceCharacterTags,
  updateCharacter,
  updateCharacterTexts,
} from './own-character-store.ts';
import { detailColumn } from './own-entry-store.ts';
import { LAST_RANK, type OwnKind } from './own-entries.ts';
import type { CharacterRow } from '../tables.ts';

export interface NewCharacter {
  characterId: string;
  ownerId: string;
  name: string;
  tagline: string;
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
  /** What the portrait was put together from; null for any other. */
  portraitParts: PortraitParts | null;
  /** The faces that its card came with, and the keys of their pictures. */
  expressions: readonly { emotion: string; key: string }[];
  /** Whether others may make drafts of it, once it is published. */
  remixable: boolean;
  /** The characters that it was made of. */
  remixOf: RemixChain;
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
  const { characterId, language, now } = character;
  const tags = await findNamedTags(trx, character.tags);
  await insertCharacter(trx, {
    ...contentOf(character, tags),
    character_id: characterId,
    created_at: now,
    listed_at: now,
    rank: LAST_RANK,
    chat_count: 0,
    answers: '{}',
    portrait_color: character.portraitColor,
    owner_id: character.ownerId,
    visibility: 'private',
    deleted_at: null,
    withheld_at: null,
    portrait_key: character.portraitKey,
    portrait_parts: partsOf(character.portraitParts),
    published_at: null,
    remixable: character.remixable ? 1 : 0,
    remix_of: JSON.stringify(character.remixOf),
    withheld_reason: null,
    withheld_digest: null,
  });
  const expressions = character.expressions.map(({ emotion, key }, position) => ({
    character_id: characterId,
    emotion,
    position,
    picture_key: key,
  }));
  await insertExpressions(trx, expressions);
  const texts = textsOf(character);
  await insertCharacterTexts(
    trx,
    LOCALES.map((locale) => ({ character_id: characterId, locale, display_locale: language, ...texts })),
  );
  await insertCharacterTags(trx, characterId, tags);
}

/** What a card says of a character. */
export type CharacterContent = Omit<
  NewCharacter,
  | 'characterId'
  | 'ownerId'
  | 'portraitKey'
  | 'portraitColor'
  | 'portraitParts'
  | 'expressions'
  | 'remixable'
  | 'remixOf'
  | 'now'
>;

/** Another portrait of a character, and what it is put together from. */
export interface ChangedPortrait {
  key: string;
  color: string;
  parts: PortraitParts | null;
}

/** Changes all that a card says of a character; who sees it, its counts and its place in lists stay. */
export async function changeOwnCharacter(
  trx: Trx,
  characterId: string,
  {
    portrait,
    remixable,
    ...content
  }: CharacterContent & { portrait: ChangedPortrait | undefined; remixable: boolean | undefined },
): Promise<void> {
  const tags = await findNamedTags(trx, content.tags);
  const drawn =
    portrait === undefined
      ? {}
      : {
          portrait_key: portrait.key,
          portrait_color: portrait.color,
          portrait_parts: partsOf(portrait.parts),
        };
  await updateCharacter(trx, characterId, {
    ...contentOf(content, tags),
    ...drawn,
    ...(remixable === undefined ? {} : { remixable: remixable ? 1 : 0 }),
  });
  await updateCharacterTexts(trx, characterId, { display_locale: content.language, ...textsOf(content) });
  await replaceCharacterTags(trx, characterId, tags);
}

/** @param tags Their ids. */
function contentOf(character: CharacterContent, tags: readonly string[]) {
  return {
    language: character.language,
    mature: character.mature ? 1 : 0,
    tags: JSON.stringify(tags),
    creator_name: character.creatorName,
    greeting: character.greeting,
    scenario: character.scenario,
    persona: character.persona,
    example_dialogue: JSON.stringify(character.exampleDialogue),
    lore: JSON.stringify(character.lore),
    card_facts: JSON.stringify(character.facts),
  };
}

function partsOf(parts: PortraitParts | null): string | null {
  return parts === null ? null : JSON.stringify(parts);
}

function textsOf({ about, name, tagline, tags }: CharacterContent) {
  const searchText = normalizeForSearch([name, tagline, ...tags].join('\n'));
  return { name, tagline, about, name_key: normalizeForSearch(name), search_text: searchText };
}

/** The ids of all tags of the house. */
export async function findTagIds(db: Queries): Promise<ReadonlySet<string>> {
  return new Set((await findTagLabels(db)).map(({ tag_id: tagId }) => tagId));
}

/** What the tags of the house are called in every language. */
export async function findHouseTags(db: Queries): Promise<{ tagId: string; locale: Locale; label: string }[]> {
  return (await findTagLabels(db)).map(({ tag_id: tagId, ...called }) => ({ tagId, ...called }));
}

/** The tags of the house that are called so in any language, in the order of the names. */
async function findNamedTags(db: Queries, names: readonly string[]): Promise<string[]> {
  const ids = new Map((await findTagLabels(db)).map(({ label, tag_id: tagId }) => [normalizeForSearch(label), tagId]));
  const found = new Set(names.flatMap((name) => ids.get(normalizeForSearch(name)) ?? []));
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

/** What there is to be known of an own character before its card is read. */
export interface OwnCharacter {
  name: string;
  language: Locale;
  mature: boolean;
  visibility: CharacterRow['visibility'];
  /** Whether it was made in an editor here, not imported. */
  isMadeHere: boolean;
}

/** An own character; undefined for an unknown or deleted one, and for one of another owner. */
export async function findOwnCharacter(
  db: Queries,
  ownerId: string,
  characterId: string,
): Promise<OwnCharacter | undefined> {
  const row = await findOwnRow(db, ownerId, characterId);
  if (row === undefined) return undefined;
  const { card_facts: facts, language, mature, name, visibility } = row;
  return {
    name,
    language,
    mature: mature === 1,
    visibility,
    isMadeHere: CardFacts.parse(JSON.parse(facts)).sketch !== undefined,
  };
}

/** Those of the characters that were deleted. @param before Epoch ms: only those deleted earlier. */
export async function findDeleted(db: Queries, ids: readonly string[], before?: number): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  return new Set(await findDeletedIds(db, ids, before));
}
