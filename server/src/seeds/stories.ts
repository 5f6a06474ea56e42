import { aMapOfMissingStreets } from './stories/a-map-of-missing-streets.ts';
import { byReturnOfPost } from './stories/by-return-of-post.ts';
import { checkoutAtTheHotelPerpetua } from './stories/checkout-at-the-hotel-perpetua.ts';
import { inTheFirstPerson } from './stories/in-the-first-person.ts';
import { elevenKilosOfIron } from './stories/eleven-kilos-of-iron.ts';
import { nineLanternsToMidnight } from './stories/nine-lanterns-to-midnight.ts';
import { nothingToLog } from './stories/nothing-to-log.ts';
import { redSunSlowHills } from './stories/red-sun-slow-hills.ts';
import { theCountingLight } from './stories/the-counting-light.ts';
import { theDuelAtHalfPastTea } from './stories/the-duel-at-half-past-tea.ts';
import { theGlassObservatory } from './stories/the-glass-observatory.ts';
import { theLastNightMail } from './stories/the-last-night-mail.ts';
import { theQuietestHouseInTown } from './stories/the-quietest-house-in-town.ts';
import { theSaltRoadLetters } from './stories/the-salt-road-letters.ts';
import { theSumOfTheAir } from './stories/the-sum-of-the-air.ts';
import { theUmbrellaInquest } from './stories/the-umbrella-inquest.ts';
import { whatTheBirchesHeard } from './stories/what-the-birches-heard.ts';
import { winterAtHeronPass } from './stories/winter-at-heron-pass.ts';
import { firstLines } from '../stories/translations/first-lines.ts';
import { rolesIn } from './ink-roles.ts';
import { findTranslatedInk, inkTranslations } from './ink.ts';
import type { SeedLocale, SeedStory, SeedStoryInLanguages, SeedStoryWords } from './types.ts';

const inTheirOwnLanguage: readonly SeedStory[] = [
  nineLanternsToMidnight,
  theCountingLight,
  theSaltRoadLetters,
  theLastNightMail,
  theGlassObservatory,
  winterAtHeronPass,
  whatTheBirchesHeard,
  checkoutAtTheHotelPerpetua,
  redSunSlowHills,
  theUmbrellaInquest,
  aMapOfMissingStreets,
  theDuelAtHalfPastTea,
  byReturnOfPost,
  theSumOfTheAir,
  inTheFirstPerson,
  theQuietestHouseInTown,
  elevenKilosOfIron,
  nothingToLog,
];

export const stories: readonly SeedStoryInLanguages[] = inTheirOwnLanguage.map((story) => ({
  ...story,
  translations: inkTranslations(story.storyId).map((locale) => wordsIn(story, locale)),
}));

function wordsIn({ opening, roles, storyId }: SeedStory, locale: SeedLocale): SeedStoryWords {
  const source = findTranslatedInk(storyId, locale) ?? '';
  const most = opening.split(/\n\s*\n/u).length;
  const lines = firstLines(source, { roleId: roles[0]?.roleId ?? '', most });
  return { locale, roles: rolesIn(source), opening: lines?.join('\n\n') || null };
}
