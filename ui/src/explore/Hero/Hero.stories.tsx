import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { arabicHero } from '../../content/fixtures/arabic';
import { chineseHero } from '../../content/fixtures/chinese';
import { lanternHero, mailHero } from '../../content/fixtures/hero';
import { hrefs } from '../../content/fixtures/hrefs';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { lanternStory } from '../../content/fixtures/profiles';
import { Hero } from './Hero';
import { HeroSkeleton } from './HeroSkeleton';

const meta = preview.meta({
  title: 'Explore/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    hero: lanternHero,
    beginHref: '/en-US/storyuserselection/nine-lanterns-to-midnight',
    castHref: '/en-US/story-profile/nine-lanterns-to-midnight#cast',
    characterHrefOf: hrefs.character,
  },
});

/** One story, one lit button, and three people to meet. */
export const TonightsTale = meta.story();

/** The two buttons lead into the story and to its cast. */
export const TwoWaysIn = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nine Lanterns to Midnight' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Begin the story' })).toHaveAttribute('href', args.beginHref);
    await expect(canvas.getByRole('link', { name: 'Meet the cast' })).toHaveAttribute('href', args.castHref);
  },
});

/** By day the veil is paper and the ink is brown. */
export const ByDay = meta.story({ globals: { theme: 'day' }, args: { hero: mailHero } });

/** The second brand has the moon for a lamp. */
export const Noctis = meta.story({ globals: { brand: 'noctis' } });

/** A synopsis that does not fit on the scene gives way to the story's one line. */
export const LongSynopsis = meta.story({
  args: { hero: { ...lanternHero, synopsis: lanternStory.synopsis } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(lanternHero.story.tagline)).toBeVisible();
  },
});

/** A title of many words takes a third line and stays clear of the cast. */
export const LongTitle = meta.story({
  args: {
    hero: {
      ...lanternHero,
      story: { ...lanternHero.story, title: 'The Extraordinary Night of the Nine Paper Lanterns' },
    },
  },
});

/** On a phone the scene reaches the edges and the words stand at its foot. */
export const OnPhone = meta.story({ globals: onPhone });

/** The scene mirrors, and the words stand at the right. */
export const InArabic = meta.story({ globals: { locale: 'ar-SA', theme: 'day' }, args: { hero: arabicHero } });

/** In Chinese, on a phone by day. */
export const InChinese = meta.story({
  globals: { locale: 'zh-CN', theme: 'day', ...onPhone },
  args: { hero: chineseHero },
});

/** A Chinese synopsis is as wide as twice its letters: the story’s one line is there in its place, whole. */
export const LongInChinese = meta.story({
  tags: ['no-look'],
  globals: { locale: 'zh-CN' },
  args: { hero: { ...chineseHero, synopsis: chineseHero.synopsis.repeat(3) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(chineseHero.story.tagline)).toBeVisible();
  },
});

/** The scene before its story is known. */
export const Loading = meta.story({ render: () => <HeroSkeleton /> });
