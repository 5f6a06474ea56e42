import type { SeedCharacter, SeedStory, SeedStoryInLanguages, SeedTag } from '../types.ts';
import { coverColor, coverInk, portraitColor } from '../../media/art/palette.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/locale.ts';
import type { CharacterRow, CharacterTextRow, StoryRow, StoryTextRow } from '../../explore/tables.ts';
import type { World } from './world.ts';

/** Counts as new from its first day on a server. */
function listedAt(entry: { isNew: boolean; createdAt: string }, now: number): number {
  return entry.isNew ? now : Date.parse(entry.createdAt);
}

function toEntryRow(seed: SeedCharacter | SeedStory, now: number) {
  return {
    language: seed.language,
    mature: seed.mature ? 1 : 0,
    tags: JSON.stringify(seed.tags),
    creator_name: seed.creatorName,
    created_at: Date.parse(seed.createdAt),
    listed_at: listedAt(seed, now),
    rank: seed.rank,
    owner_id: null,
    visibility: 'public',
    deleted_at: null,
    published_at: null,
    withheld_at: null,
    withheld_reason: null,
    withheld_digest: null,
    declared_mature: null,
  } as const;
}

export function toCharacterRow(seed: SeedCharacter, now: number): CharacterRow {
  return {
    character_id: seed.characterId,
    ...toEntryRow(seed, now),
    chat_count: 0,
    greeting: seed.greeting,
    scenario: seed.scenario,
    persona: seed.persona,
    example_dialogue: JSON.stringify(seed.exampleDialogue),
    answers: JSON.stringify(seed.answers ?? {}),
    lore: JSON.stringify(seed.lore),
    portrait_color: portraitColor(seed.art),
    portrait_key: null,
    card_facts: JSON.stringify({ alternateGreetings: seed.alternateGreetings }),
    portrait_parts: null,
    portrait_film: null,
    remixable: 0,
    remix_of: '[]',
  };
}

export function toStoryRow(seed: SeedStoryInLanguages, now: number): StoryRow {
  return {
    story_id: seed.storyId,
    ...toEntryRow(seed, now),
    kind: seed.kind,
    rounds: seed.rounds,
    fewest_rounds: seed.fewestRounds,
    chapters: seed.chapters,
    endings: seed.endings,
    reading_minutes: seed.readingMinutes,
    reader_count: 0,
    opening: seed.opening,
    cover_color: coverColor(seed.art),
    cover_ink: coverInk(seed.art),
    picture_key: null,
    word_count: 0,
    roles: JSON.stringify(seed.roles),
    languages: JSON.stringify([seed.language, ...seed.translations.map(({ locale }) => locale)]),
  };
}

/** One per locale, translated where possible. */
export function toCharacterTexts(world: World, seed: SeedCharacter): CharacterTextRow[] {
  const english = world.characterTranslations[DEFAULT_LOCALE]?.[seed.characterId] ?? seed;
  return LOCALES.map((locale) => {
    const translation = world.characterTranslations[locale]?.[seed.characterId];
    const { name, tagline } = translation ?? seed;
    const searched = [english.name, english.tagline, name, tagline, ...labels(world.tags, seed.tags, locale)];
    return {
      character_id: seed.characterId,
      locale,
      display_locale: translation === undefined ? seed.language : locale,
      name,
      tagline,
      about: translation?.about ?? seed.about,
      name_key: normalizeForSearch(name),
      search_text: normalizeForSearch(searched.join('\n')),
    };
  });
}

/** One per locale, translated where possible. */
export function toStoryTexts(world: World, seed: SeedStoryInLanguages): StoryTextRow[] {
  const english = world.storyTranslations[DEFAULT_LOCALE]?.[seed.storyId] ?? seed;
  return LOCALES.map((locale) => {
    const translation = world.storyTranslations[locale]?.[seed.storyId];
    const told = seed.translations.find((words) => words.locale === locale);
    const { title, tagline } = translation ?? seed;
    const searched = [english.title, english.tagline, title, tagline, ...labels(world.tags, seed.tags, locale)];
    return {
      story_id: seed.storyId,
      locale,
      display_locale: translation === undefined ? seed.language : locale,
      title,
      tagline,
      synopsis: translation?.synopsis ?? seed.synopsis,
      opening: told?.opening ?? null,
      roles: told === undefined ? null : JSON.stringify(told.roles),
      name_key: normalizeForSearch(title),
      search_text: normalizeForSearch(searched.join('\n')),
    };
  });
}

function labels(tags: readonly SeedTag[], ids: readonly string[], locale: Locale): string[] {
  return tags
    .filter((tag) => ids.includes(tag.tagId))
    .flatMap((tag) => [tag.labels[DEFAULT_LOCALE], tag.labels[locale]]);
}
