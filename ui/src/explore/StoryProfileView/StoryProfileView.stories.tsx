import { expect, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { arabicStory, arabicTagLabels } from '../../content/fixtures/arabic';
import { glassObservatory } from '../../content/fixtures/books';
import { chineseStory } from '../../content/fixtures/chinese';
import { hrefs } from '../../content/fixtures/hrefs';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { sceneOf } from '../../content/fixtures/pictures';
import { lanternStory, lighthouseStory } from '../../content/fixtures/profiles';
import { tagLabels } from '../../content/fixtures/tags';
import { StoryLanguages } from '../../story-page/StoryLanguages/StoryLanguages';
import type { BeginValue } from './BeginLinks';
import { StoryProfileSkeleton } from './StoryProfileSkeleton';
import { StoryProfileView } from './StoryProfileView';

const beginHref = '/en-US/storyuserselection/nine-lanterns-to-midnight';
const begin: BeginValue = { kind: 'first', beginHref };
const underWay: BeginValue = {
  kind: 'under-way',
  beginHref,
  continueHref: '/en-US/dynamic-story-play/ssn-1/nine-lanterns-to-midnight/rnd-4',
};

const meta = preview.meta({
  title: 'Explore/StoryProfile',
  component: StoryProfileView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    story: lanternStory,
    languages: <StoryLanguages languages={lanternStory.languages} />,
    begin,
    tagLabels,
    tagHrefOf: hrefs.storiesWith,
    characterHrefOf: hrefs.character,
  },
});

/** A story that is played round by round: the book, its first page, its cast. */
export const PlayedRoundByRound = meta.story();

/** The one button opens the story; the cast leads to its people. */
export const TwoWaysOn = meta.story({
  tags: ['no-look'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Begin the story' })).toHaveAttribute('href', beginHref);
    const cast = canvas.getByRole('region', { name: 'Characters' });
    await expect(within(cast).getByRole('link', { name: /Elio Farr/ })).toHaveAttribute(
      'href',
      hrefs.character('elio-farr'),
    );
  },
});

/** A reader with an open play continues or begins again; the roles are listed. */
export const UnderWay = meta.story({
  args: {
    begin: underWay,
    story: {
      ...lanternStory,
      roles: [
        {
          roleId: 'lamplighter',
          label: 'The lamplighter’s apprentice',
          note: 'You know every lamp, and nobody knows you.',
        },
        { roleId: 'courier', label: 'A courier from the coast', note: 'You carry a letter that you have not read.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue the story' })).toHaveAttribute(
      'href',
      expect.stringMatching(/rnd-4$/),
    );
    await expect(canvas.getByRole('link', { name: 'Start again' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Roles' })).toBeVisible();
  },
});

/** By the sea. */
export const ByTheSea = meta.story({ args: { story: lighthouseStory } });

/** A story that is read like a novel has chapters, and takes hours. */
export const ReadLikeANovel = meta.story({
  args: {
    story: {
      ...lanternStory,
      ...glassObservatory,
      readingMinutes: 255,
      scene: sceneOf('the-glass-observatory'),
    },
  },
});

/** A long title stays clear of the book; no creator is named yet. */
export const LongTitle = meta.story({
  args: {
    story: {
      ...lanternStory,
      title: 'An Account of the Extraordinary Occurrences at the Skerry Lighthouse',
      mature: true,
      cast: [],
    },
  },
});

/** The book stands in front of its scene on a phone. */
export const OnPhone = meta.story({ globals: onPhone });

/** From right to left: the page has its fold on the right, and no drop capital. */
export const InArabic = meta.story({
  globals: { locale: 'ar-SA', theme: 'day' },
  args: {
    story: arabicStory,
    languages: <StoryLanguages languages={arabicStory.languages} />,
    tagLabels: arabicTagLabels,
  },
});

/** In Chinese: taller lines, no drop capital. */
export const InChinese = meta.story({
  globals: { locale: 'zh-CN', theme: 'day' },
  args: { story: chineseStory, languages: <StoryLanguages languages={chineseStory.languages} /> },
});

/** Told in many languages, which are counted; a first page that is not translated says in which language it is. */
export const InManyLanguages = meta.story({
  tags: ['no-look'],
  args: {
    story: { ...lanternStory, openingLanguage: 'fr-FR' },
    languages: <StoryLanguages languages={['en-US', 'de-DE', 'fr-FR', 'es-ES']} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available in 4 languages.')).toBeVisible();
    const [firstLine = ''] = lanternStory.opening.split('\n');
    const page = canvas.getByText(firstLine, { exact: false }).closest('[lang]');
    await expect(page).toHaveAttribute('lang', 'fr-FR');
  },
});

/** The page before the story is known. */
export const Loading = meta.story({ render: () => <StoryProfileSkeleton /> });
