import type {
  CharacterTranslations,
  SeedCharacter,
  SeedLocale,
  SeedPost,
  SeedShelf,
  SeedStoryInLanguages,
  SeedTag,
  StoryTranslations,
} from '../types.ts';

export interface World {
  tags: readonly SeedTag[];
  characters: readonly SeedCharacter[];
  stories: readonly SeedStoryInLanguages[];
  /** Missing ones show the original language. */
  characterTranslations: Readonly<Partial<Record<SeedLocale, CharacterTranslations>>>;
  storyTranslations: Readonly<Partial<Record<SeedLocale, StoryTranslations>>>;
  posts: readonly SeedPost[];
  shelves: readonly SeedShelf[];
  /** The rotating heroes. */
  heroRotation: readonly string[];
}
