import type { Occasion } from '../providers/text/occasions.ts';
import type { CharacterArt, StoryArt } from '../media/art/types.ts';

/** In the contract's order. */
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

/** Every entry has name and tagline in each. */
export const PICKER_LOCALES = ['en-US', 'zh-CN', 'es-ES', 'ar-SA', 'pt-PT', 'tr-TR'] as const;

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
  'romance',
  'comedy',
  'growing-up',
  'tall-tales',
  'rivals',
  'big-city',
  'high-stakes',
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

/** Active when one of `keys` occurs. */
export interface SeedLore {
  title: string;
  keys: string[];
  text: string;
}

interface SeedEntry {
  /** One to five, the most telling first. */
  tags: TagId[];
  language: SeedLocale;
  mature: false;
  isNew: boolean;
  creatorName: string;
  createdAt: string;
  /** Breaks ties of `popular`, 1 first. */
  rank: number;
}

export interface SeedCharacter extends SeedEntry {
  /** Permanent: in addresses and pictures. */
  characterId: string;
  name: string;
  /** 60 characters at most. */
  tagline: string;
  about: string;
  /** Voice, wants, fears, habits and boundaries; for engines only, never sent. */
  persona: string;
  scenario: string;
  /** Actions in *asterisks*. */
  greeting: string;
  /** Other ways to begin, offered beside the greeting. */
  alternateGreetings?: string[];
  exampleDialogue: SeedLine[];
  /** For engines only. */
  answers?: Partial<Record<Occasion, string>>;
  lore: SeedLore[];
  art: CharacterArt;
}

export interface SeedRole {
  /** The value of the story's variable `role`. */
  roleId: string;
  /** 60 characters at most. */
  label: string;
  /** 200 characters at most. */
  note: string;
}

type SeedStoryForm =
  | { kind: 'dynamic'; rounds: number; fewestRounds: number | null; chapters: null }
  | { kind: 'novel'; rounds: null; fewestRounds: null; chapters: number };

export type SeedStory = SeedEntry &
  SeedStoryForm & {
    /** Permanent: in addresses and pictures. */
    storyId: string;
    title: string;
    tagline: string;
    synopsis: string;
    /** Empty lines divide paragraphs. */
    opening: string;
    endings: number;
    readingMinutes: number;
    /** Lead first. */
    cast: string[];
    /** The first is the default. */
    roles: SeedRole[];
    art: StoryArt;
  };

/** What the page of a story shows of a translation. */
export interface SeedStoryWords {
  locale: SeedLocale;
  roles: SeedRole[];
  /** Empty lines divide paragraphs; null where its first lines cannot be told without playing it. */
  opening: string | null;
}

/** A story with what its files tell. */
export type SeedStoryInLanguages = SeedStory & {
  /** In which it is told besides its own. */
  translations: SeedStoryWords[];
};

export interface SeedPost {
  /** Permanent: in addresses. */
  postId: string;
  characterId: string;
  createdAt: string;
  /** 4,000 characters at most, in the character's language. */
  text: string;
  translations: Partial<Record<SeedLocale, string>>;
}

export interface CharacterTranslation {
  /** Transliterated into other scripts. */
  name: string;
  tagline: string;
  /** Only of those with cards in all languages. */
  about?: string;
}

/** A character's card in every language but its own. */
export type CharacterCards = Partial<Record<SeedLocale, Required<CharacterTranslation>>>;

export interface StoryTranslation {
  title: string;
  tagline: string;
  synopsis: string;
}

/** By character id, without its own language. */
export type CharacterTranslations = Record<string, CharacterTranslation>;
export type StoryTranslations = Record<string, StoryTranslation>;

/** Top to bottom. */
export type SeedShelf =
  | { shelfId: 'awake-at-this-hour' | 'strange-company' | 'new-arrivals'; kind: 'characters'; items: string[] }
  | { shelfId: 'on-the-shelf' | 'long-evenings'; kind: 'stories'; items: string[] };
