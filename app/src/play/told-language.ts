import type { Locale, Story } from '@fabula/sdk';

interface TranslatedStory {
  readonly language: Locale;
  readonly languages: readonly Locale[];
}

/** The language that a reader is told a story in: their own where the story has it, else the one that it is written in. */
export const toldLanguage = ({ language, languages }: TranslatedStory, locale: Locale): Locale =>
  languages.includes(locale) ? locale : language;

/** A story for views, where `language` is the one that its words come in. */
export const toldTo = (story: Story, locale: Locale): Story => ({
  ...story,
  language: toldLanguage(story, locale),
  openingLanguage: story.openingLanguage ?? story.language,
});

/** A story for the views of one of its rounds. */
export const toldWith = <Told extends { readonly language: Locale }>(
  story: Told,
  round: { readonly language?: Locale | undefined },
): Told => ({ ...story, language: round.language ?? story.language });
