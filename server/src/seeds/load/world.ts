import type {
  CharacterTranslations,
  SeedCharacter,
  SeedLocale,
  SeedPost,
  SeedShelf,
  SeedStory,
  SeedTag,
  StoryTranslations,
} from '../types.ts';

export interface World {
  tags: readonly SeedTag[];
  characters: readonly SeedCharacter[];
  stories: readonly SeedStory[];
  /** By locale; a locale or an entry without one is shown in the language in which it was written. */
  characterTranslations: Readonly<Partial<Record<SeedLocale, CharacterTranslations>>>;
  storyTranslations: Readonly<Partial<Record<SeedLocale, StoryTranslations>>>;
  posts: readonly SeedPost[];
  shelves: readonly SeedShelf[];
  /** Ids of the stories that take turns at the top of the explore page. */
  heroRotation: readonly string[];
}
