import type { Occasion } from '../providers/text/occasions.ts';
import type { CharacterArt, StoryArt } from '../media/art/types.ts';

/** The ten locales of the product, in the order of the contract's `Locale` enum. */
export const SEED_LOCALES = [
  'en-US',
  'zh-CN',
  'es-ES',
  'ar-SA',
  'pt-PT',
  'tr-TR',
  'ja-JP',
  'ko-KR',
  'fr-FR',
  'de-DE',
] as const;
export type SeedLocale = (typeof SEED_LOCALES)[number];

/** The six locales of the language picker: every entry of the seed world has a name and a tagline in each. */
export const PICKER_LOCALES = ['en-US', 'zh-CN', 'es-ES', 'ar-SA', 'pt-PT', 'tr-TR'] as const;
export type PickerLocale = (typeof PICKER_LOCALES)[number];

/** Tag ids, in the order in which filters show them. */
export const TAG_IDS = [
  'mystery',
  'sea-and-salt',
  'courtly-intrigue',
  'cosy',
  'ghost-stories',
  'slow-burn',
  'river-tales',
  'swordplay',
  'starlight',
  'clockwork',
  'gardens',
  'letters',
  'night-trains',
  'deep-winter',
  'rooftops',
  'open-road',
  'dry-wit',
  'lost-things',
] as const;
export type TagId = (typeof TAG_IDS)[number];

export interface SeedTag {
  tagId: TagId;
  labels: Record<SeedLocale, string>;
}

export interface SeedLine {
  speaker: 'character' | 'visitor';
  text: string;
}

/** One entry of a lorebook: `text` is told to the engine when one of `keys` is spoken. */
export interface SeedLore {
  title: string;
  keys: string[];
  text: string;
}

interface SeedEntry {
  /** One to five, the most telling first: cards show one. */
  tags: TagId[];
  language: SeedLocale;
  /** Seed content is suitable for everyone. */
  mature: false;
  isNew: boolean;
  creatorName: string;
  /** RFC 3339, UTC. */
  createdAt: string;
  /** Editorial order, 1 first: the order of `popular` between entries with equal counts. */
  rank: number;
}

export interface SeedCharacter extends SeedEntry {
  /** A slug that never changes: addresses and pictures carry it. */
  characterId: string;
  name: string;
  /** At most 60 characters. */
  tagline: string;
  about: string;
  /** Voice, wants, fears, habits and boundaries: for the engine only, never sent to a client. */
  persona: string;
  scenario: string;
  /** The first message: actions stand in *asterisks*. */
  greeting: string;
  exampleDialogue: SeedLine[];
  /** What the engine may say on occasions that come up in every conversation; not shown on the profile. */
  answers?: Partial<Record<Occasion, string>>;
  lore: SeedLore[];
  art: CharacterArt;
}

export interface SeedRole {
  /** A slug, and the value of the story's variable `role`. */
  roleId: string;
  /** At most 60 characters. */
  label: string;
  /** What it is like to be them, at most 200 characters. */
  note: string;
}

/** A dynamic story is played in rounds, a novel is read in chapters. */
type SeedStoryForm =
  | { kind: 'dynamic'; rounds: number; fewestRounds: number | null; chapters: null }
  | { kind: 'novel'; rounds: null; fewestRounds: null; chapters: number };

export type SeedStory = SeedEntry &
  SeedStoryForm & {
    /** A slug that never changes: addresses and pictures carry it. */
    storyId: string;
    title: string;
    /** At most 90 characters. */
    tagline: string;
    synopsis: string;
    /** The first scene, in paragraphs divided by an empty line. */
    opening: string;
    endings: number;
    readingMinutes: number;
    /** Character ids, the leading part first. */
    cast: string[];
    /** Whom the reader can be; the first is who one is who does not choose. */
    roles: SeedRole[];
    art: StoryArt;
  };

export interface SeedPost {
  /** A slug that never changes: addresses carry it. */
  postId: string;
  characterId: string;
  /** RFC 3339, UTC. */
  createdAt: string;
  /** At most 4,000 characters, an empty line between paragraphs; in the language in which the character is written. */
  text: string;
  /** The same in other languages. */
  translations: Partial<Record<SeedLocale, string>>;
}

export interface CharacterTranslation {
  /** Transliterated where the script differs. */
  name: string;
  tagline: string;
  /** Given in English for those who are written in another language. */
  about?: string;
}

export interface StoryTranslation {
  title: string;
  tagline: string;
  synopsis: string;
}

/** By character id. A character needs no entry in the language in which it is written. */
export type CharacterTranslations = Record<string, CharacterTranslation>;
/** By story id. */
export type StoryTranslations = Record<string, StoryTranslation>;

/** The shelves of the explore page, from top to bottom: rows of windows and of books alternate. */
export type SeedShelf =
  | { shelfId: 'awake-at-this-hour' | 'strange-company' | 'new-arrivals'; kind: 'characters'; items: string[] }
  | { shelfId: 'on-the-shelf' | 'long-evenings'; kind: 'stories'; items: string[] };
