import { describe, expect, it } from 'vitest';
import { inkRoles, translatedRoles } from '../../seeds/ink-roles.ts';
import { findTranslatedInk, inkTranslations, isInkStory, readInk, type InkStoryId } from '../../seeds/ink.ts';
import { stories } from '../../seeds/stories.ts';
import { storyTranslations } from '../../seeds/translations.ts';
import type { SeedLocale } from '../../seeds/types.ts';
import { readersIn } from '../roles/readers.ts';
import { checkLines, checkWays } from './check-translation.ts';

interface Translated {
  storyId: InkStoryId;
  locale: Exclude<SeedLocale, 'en-US'>;
}

const translated = stories.flatMap(({ storyId }): Translated[] =>
  isInkStory(storyId)
    ? inkTranslations(storyId).flatMap((locale) => (locale === 'en-US' ? [] : { storyId, locale }))
    : [],
);

describe('the translated stories', () => {
  it('say in which languages they are told', () => {
    const told = stories.flatMap(({ storyId, translations }) =>
      translations.map(({ locale }) => ({ storyId, locale })),
    );
    expect(told).toEqual(translated);
  });

  it.each(translated)('$storyId is the same story in $locale, line by line', ({ locale, storyId }) => {
    const sources = { original: readInk(storyId), translated: findTranslatedInk(storyId, locale) ?? '' };
    expect(checkLines({ locale, ...sources })).toEqual([]);
    expect(checkWays(sources, { readers: readersIn(inkRoles(storyId)), ways: 'some' })).toEqual([]);
  });

  it.each(translated)('$storyId has a card and its roles in $locale', ({ locale, storyId }) => {
    expect(storyTranslations[locale][storyId]?.title).toBeTruthy();
    const roles = translatedRoles(storyId, locale) ?? [];
    expect(roles.map(({ roleId }) => roleId)).toEqual(inkRoles(storyId).map(({ roleId }) => roleId));
    for (const { label, note } of roles) expect([label, note]).not.toContain('');
  });
});
