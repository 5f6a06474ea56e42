import type { CharacterCard, FilmType, PortraitParts } from '../../contract/validators.ts';
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
import { declaring } from './declared-maturity-store.ts';
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
  /** Free text; names of existing tags become tags. */
  tags: readonly string[];
  portraitKey: string;
  portraitColor: string;
  /** Null for another kind of portrait. */
  portraitParts: PortraitParts | null;
  portraitFilm: FilmType | null;
  expressions: readonly { emotion: string; key: string }[];
  /** Holds once published. */
  remixable: boolean;
  remixOf: RemixChain;
  now: number;
}

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
    portrait_film: character.portraitFilm,
    published_at: null,
    remixable: character.remixable ? 1 : 0,
    remix_of: JSON.stringify(character.remixOf),
    withheld_reason: null,
    withheld_digest: null,
    declared_mature: null,
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

export type CharacterContent = Omit<
  NewCharacter,
  | 'characterId'
  | 'ownerId'
  | 'portraitKey'
  | 'portraitColor'
  | 'portraitParts'
  | 'portraitFilm'
  | 'expressions'
  | 'remixable'
  | 'remixOf'
  | 'now'
>;

export interface ChangedPortrait {
  key: string;
  color: string;
  parts: PortraitParts | null;
  film: FilmType | null;
}

/** Replaces a card's content; visibility, counts and list positions stay. */
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
          portrait_film: portrait.film,
        };
  await updateCharacter(trx, characterId, {
    ...contentOf(content, tags),
    ...declaring('characters', content.mature ? 1 : 0),
    ...drawn,
    ...(remixable === undefined ? {} : { remixable: remixable ? 1 : 0 }),
  });
  await updateCharacterTexts(trx, characterId, { display_locale: content.language, ...textsOf(content) });
  await replaceCharacterTags(trx, characterId, tags);
}

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

export async function findTagIds(db: Queries): Promise<ReadonlySet<string>> {
  return new Set((await findTagLabels(db)).map(({ tag_id: tagId }) => tagId));
}

export async function findHouseTags(db: Queries): Promise<{ tagId: string; locale: Locale; label: string }[]> {
  return (await findTagLabels(db)).map(({ tag_id: tagId, ...called }) => ({ tagId, ...called }));
}

/** Tags with one of these names in any language, in the names' order. */
async function findNamedTags(db: Queries, names: readonly string[]): Promise<string[]> {
  const ids = new Map((await findTagLabels(db)).map(({ label, tag_id: tagId }) => [normalizeForSearch(label), tagId]));
  const found = new Set(names.flatMap((name) => ids.get(normalizeForSearch(name)) ?? []));
  return [...found].slice(0, MOST_TAGS);
}

export async function setCardFacts(
  trx: Trx,
  characterId: string,
  { facts, lore }: Pick<NewCharacter, 'facts' | 'lore'>,
): Promise<void> {
  await updateCharacter(trx, characterId, { lore: JSON.stringify(lore), card_facts: JSON.stringify(facts) });
}

export interface OwnCharacter {
  name: string;
  language: Locale;
  /** As its owner declares it. */
  mature: boolean;
  /** Whether an operator's mark makes it mature all the same. */
  isMarked: boolean;
  visibility: CharacterRow['visibility'];
  isMadeHere: boolean;
}

/** Undefined when unknown, deleted or another owner's. */
export async function findOwnCharacter(
  db: Queries,
  ownerId: string,
  characterId: string,
): Promise<OwnCharacter | undefined> {
  const row = await findOwnRow(db, ownerId, characterId);
  if (row === undefined) return undefined;
  const { card_facts: facts, declared_mature: declared, language, mature, name, visibility } = row;
  return {
    name,
    language,
    mature: mature === 1,
    isMarked: declared !== null,
    visibility,
    isMadeHere: CardFacts.parse(JSON.parse(facts)).sketch !== undefined,
  };
}

/** Those deleted, before epoch ms. */
export async function findDeleted(db: Queries, ids: readonly string[], before?: number): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  return new Set(await findDeletedIds(db, ids, before));
}
