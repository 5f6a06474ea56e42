import { z } from 'zod';
import type { Brand } from '../config/config.ts';
import {
  CoverInk,
  Locale as LocaleValue,
  StoryKind,
  StoryRole,
  type Character,
  type CharacterCard,
  type CharacterExpression,
  type Film,
  type RemixOrigin,
  type Story,
  type StoryCard,
} from '../contract/validators.ts';
import { coverPicture, portraitPicture, scenePictures } from '../media/art/pictures.ts';
import { expandMacros } from '../prompt/macros.ts';
import type { CharacterCardRow, CharacterDetailRow } from './character-store.ts';
import type { Locale } from '../lib/locale.ts';
import { readChain } from './remix-chain.ts';
import { storedPortrait } from './stored-portrait.ts';
import { storedCover, storedScenes } from './stored-story-pictures.ts';
import type { StoryCardRow, StoryDetailRow } from './story-store.ts';

const Tags = z.array(z.string());
const Roles = z.array(StoryRole);
const Languages = z.array(LocaleValue);
const Dialogue = z.array(z.object({ speaker: z.enum(['character', 'visitor']), text: z.string() }));
const Lore = z.array(z.object({ title: z.string(), text: z.string() }));

interface StoryDetails extends Pick<KnownOfCards, 'makers'> {
  cast: CharacterCard[];
  brand: Brand;
  newSince: number;
  viewerId: string | undefined;
}

/** Lengths shown on pages; engines get all. */
const SHOWN = {
  greeting: 32_000,
  scenario: 2_000,
  line: 1_000,
  lines: 24,
  loreTitle: 80,
  loreText: 2_000,
  loreEntries: 24,
};

/** `{{user}}` before there is a visitor. */
const VISITOR = {
  'en-US': 'you',
  'zh-CN': '你',
  'es-ES': 'tú',
  'ar-SA': 'أنت',
  'pt-PT': 'tu',
  'tr-TR': 'sen',
  'ja-JP': 'あなた',
  'ko-KR': '당신',
  'fr-FR': 'toi',
  'de-DE': 'du',
} as const satisfies Record<Locale, string>;

export function withoutMacros(
  text: string,
  { language, name }: { language: Locale; name: string },
  length: number,
): string {
  const names = { user: VISITOR[language], char: name };
  return expandMacros(text.slice(0, length), names).slice(0, length).toWellFormed();
}

function toEntryCard(row: CharacterCardRow | StoryCardRow, newSince: number) {
  return {
    tagline: row.tagline,
    tags: Tags.parse(JSON.parse(row.tags)),
    language: LocaleValue.parse(row.language),
    displayLanguage: LocaleValue.parse(row.display_locale),
    mature: row.mature === 1,
    isNew: row.listed_at > newSince,
  };
}

export interface KnownOfCards {
  /** Epoch ms; entries listed later are new. */
  newSince: number;
  makers: ReadonlyMap<string, { userName: string }>;
  /** The originals that the view shows. */
  openIds: ReadonlySet<string>;
}

/** The credit of a remix; hidden originals keep only their name. */
export function showOrigins(chain: readonly RemixOrigin[], openIds: ReadonlySet<string>): RemixOrigin[] {
  return chain.map(({ characterId, creatorName, name }) =>
    characterId !== null && openIds.has(characterId)
      ? { characterId, name, creatorName }
      : { characterId: null, name, creatorName: '' },
  );
}

export function toCharacterCard(row: CharacterCardRow, { makers, newSince, openIds }: KnownOfCards): CharacterCard {
  const makerName = makerOf(row, makers);
  const remixOf = showOrigins(readChain(row.remix_of), openIds);
  return {
    characterId: row.character_id,
    name: row.name,
    ...toEntryCard(row, newSince),
    chatCount: row.chat_count,
    portrait: portraitOf(row),
    ...(makerName ? { makerName } : {}),
    ...(remixOf.length === 0 ? {} : { remixOf }),
  };
}

/** The public name of who published something; nothing for what is the house's, private or by an author without a name. */
function makerOf(
  { owner_id: ownerId, visibility }: Pick<CharacterCardRow, 'owner_id' | 'visibility'>,
  makers: KnownOfCards['makers'],
): string | undefined {
  return visibility === 'private' ? undefined : makers.get(ownerId ?? '')?.userName;
}

function portraitOf({ character_id: id, portrait_color: color, portrait_key: key }: CharacterCardRow) {
  return key === null ? portraitPicture(id, color) : storedPortrait(key, color);
}

interface CharacterDetails extends KnownOfCards {
  stories: readonly StoryCardRow[];
  brand: Brand;
  viewerId: string | undefined;
  expressions: readonly CharacterExpression[];
  film: Film | undefined;
}

export function toCharacter(
  row: CharacterDetailRow,
  { brand, expressions, film, stories, viewerId, ...known }: CharacterDetails,
): Character {
  const [first] = stories;
  const shown = (text: string, length: number) => withoutMacros(text, row, length);
  const lines = Dialogue.parse(JSON.parse(row.example_dialogue)).slice(0, SHOWN.lines);
  const entries = Lore.parse(JSON.parse(row.lore)).filter(({ title }) => title !== '');
  return {
    ...toCharacterCard(row, known),
    about: row.about,
    greeting: shown(row.greeting, SHOWN.greeting),
    scenario: shown(row.scenario, SHOWN.scenario),
    exampleDialogue: lines.map(({ speaker, text }) => ({ speaker, text: shown(text, SHOWN.line) })),
    lore: entries.slice(0, SHOWN.loreEntries).map(({ title, text }) => ({
      title: shown(title, SHOWN.loreTitle),
      text: shown(text, SHOWN.loreText),
    })),
    creatorName: row.creator_name || null,
    createdAt: new Date(row.created_at).toISOString(),
    own: viewerId !== undefined && row.owner_id === viewerId,
    ...(row.withheld_at === null ? {} : { withheld: true }),
    ...(row.visibility === 'public' ? {} : { visibility: row.visibility }),
    ...(isRemixable(row) ? { remixable: true } : {}),
    stories: stories.map((story) => toStoryCard(story, known.newSince)),
    scene: first === undefined ? null : sceneOf(first, brand),
    ...(expressions.length === 0 ? {} : { expressions: [...expressions] }),
    ...(film === undefined ? {} : { film }),
  };
}

/** Whether others may remix it; the house's characters are under the repository's licence. */
export function isRemixable(row: Pick<CharacterDetailRow, 'owner_id' | 'remixable' | 'visibility'>): boolean {
  return row.visibility !== 'private' && (row.owner_id === null || row.remixable === 1);
}

/** `newSince` is in epoch ms. */
export function toStoryCard(row: StoryCardRow, newSince: number): StoryCard {
  return {
    storyId: row.story_id,
    languages: languagesOf(row),
    title: row.title,
    ...toEntryCard(row, newSince),
    kind: StoryKind.parse(row.kind),
    rounds: row.rounds,
    fewestRounds: row.fewest_rounds,
    chapters: row.chapters,
    endings: row.endings,
    readerCount: row.reader_count,
    cover: coverOf(row),
    coverInk: CoverInk.parse(row.cover_ink),
  };
}

/** Those in which its rounds are told, its own first. */
function languagesOf({ language, languages }: Pick<StoryCardRow, 'language' | 'languages'>): Locale[] {
  return [...new Set([language, ...Languages.parse(JSON.parse(languages))])];
}

function coverOf({ cover_color: color, picture_key: key, story_id: id }: StoryCardRow) {
  return key === null ? coverPicture(id, color) : storedCover(key, color);
}

function sceneOf({ picture_key: key, story_id: id }: StoryCardRow, brand: Brand) {
  return key === null ? scenePictures(id, brand) : storedScenes(key);
}

export function toStory(row: StoryDetailRow, { brand, cast, makers, newSince, viewerId }: StoryDetails): Story {
  const makerName = makerOf(row, makers);
  return {
    ...toStoryCard(row, newSince),
    synopsis: row.synopsis,
    opening: row.own_opening ?? row.opening,
    ...(row.own_opening === null ? {} : { openingLanguage: row.locale }),
    readingMinutes: row.reading_minutes,
    creatorName: row.creator_name || null,
    createdAt: new Date(row.created_at).toISOString(),
    cast,
    roles: Roles.parse(JSON.parse(row.own_roles ?? row.roles)),
    own: viewerId !== undefined && row.owner_id === viewerId,
    ...(row.withheld_at === null ? {} : { withheld: true }),
    ...(row.visibility === 'public' ? {} : { visibility: row.visibility }),
    ...(makerName ? { makerName } : {}),
    scene: sceneOf(row, brand),
  };
}
