import { InkProgram } from '@fabula/ink/ink-program';
import { describe, expect, it } from 'vitest';
import { inkRoles } from '../../seeds/ink-roles.ts';
import { findTranslatedInk, inkTranslations, isInkStory, readInk, type InkStoryId } from '../../seeds/ink.ts';
import { stories } from '../../seeds/stories.ts';
import { storyTranslations } from '../../seeds/translations.ts';
import type { SeedLocale } from '../../seeds/types.ts';
import { compileInk } from '../engine/ink/compile.ts';
import { readersIn } from '../roles/readers.ts';
import { checkLines, checkWays, compileOriginal, type CompiledStory } from './check-translation.ts';

interface Translated {
  storyId: InkStoryId;
  locale: Exclude<SeedLocale, 'en-US'>;
}

const originals = new Map<InkStoryId, CompiledStory>();
function originalOf(storyId: InkStoryId): CompiledStory {
  const original = originals.get(storyId) ?? compileOriginal(readInk(storyId));
  originals.set(storyId, original);
  return original;
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
    expect(
      checkWays({ ...sources, original: originalOf(storyId) }, { readers: readersIn(inkRoles(storyId)), ways: 'some' }),
    ).toEqual([]);
  });

  it.each(translated)('$storyId has a card and its roles in $locale', ({ locale, storyId }) => {
    expect(storyTranslations[locale][storyId]?.title).toBeTruthy();
    const words = stories.find((story) => story.storyId === storyId)?.translations;
    const roles = words?.find((told) => told.locale === locale)?.roles ?? [];
    expect(roles.map(({ roleId }) => roleId)).toEqual(inkRoles(storyId).map(({ roleId }) => roleId));
    for (const { label, note } of roles) expect([label, note]).not.toContain('');
  });

  it.each(translated)('$storyId shows the first lines of its first round in $locale', ({ locale, storyId }) => {
    const { opening, roles } = stories.find((story) => story.storyId === storyId) ?? { opening: '', roles: [] };
    const program = new InkProgram(compileInk(findTranslatedInk(storyId, locale) ?? '').json);
    const { blocks } = program.begin(0, { name: null, roleId: roles[0]?.roleId ?? null });
    const told = blocks.flatMap((block) => ('text' in block ? block.text : []));
    const most = opening.split('\n\n').length;
    const words = stories.find((story) => story.storyId === storyId)?.translations;
    expect(words?.find((one) => one.locale === locale)?.opening).toBe(told.slice(0, most).join('\n\n'));
  });
});
