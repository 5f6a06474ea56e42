import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { samples, withoutControl } from '../../../../.storybook/samples';
import { ExploreFilters } from '../ExploreFilters/ExploreFilters';
import { arabicAwake, arabicHero, arabicShelf, arabicTagLabels } from '../../content/fixtures/arabic';
import { chineseAwake, chineseHero, chineseShelf } from '../../content/fixtures/chinese';
import { lanternHero, mailHero, shelves } from '../../content/fixtures/hero';
import { hrefs } from '../../content/fixtures/hrefs';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { tagLabels, tags } from '../../content/fixtures/tags';
import { Hero } from '../Hero/Hero';
import { HeroSkeleton } from '../Hero/HeroSkeleton';
import type { HeroValue } from '../../content/model';
import { HomeShelves, HomeShelvesSkeleton } from './HomeShelves';

const meta = preview.meta({
  title: 'Explore/Home',
  component: HomeShelves,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    shelves,
    seeAllHrefOf: (shelfId) => `/en-US/${shelfId}`,
    characterHrefOf: hrefs.character,
    storyHrefOf: hrefs.story,
    tagLabels,
  },
});

const arabicShelves: ComponentProps<typeof HomeShelves>['shelves'] = [
  { shelfId: 'awake-at-this-hour', kind: 'characters', items: arabicAwake },
  { shelfId: 'on-the-shelf', kind: 'stories', items: arabicShelf },
];

const chineseShelves: ComponentProps<typeof HomeShelves>['shelves'] = [
  { shelfId: 'awake-at-this-hour', kind: 'characters', items: chineseAwake },
  { shelfId: 'on-the-shelf', kind: 'stories', items: chineseShelf },
];

const top = (hero: HeroValue) => (
  <>
    <Hero hero={hero} beginHref="/begin" castHref="/cast" characterHrefOf={hrefs.character} />
    <ExploreFilters kind="everything" onKindChange={fn()} tags={tags} selectedTags={[]} onTagToggle={fn()} />
  </>
);

/** Other rows, in the language of the toolbar or in another. */
export const Playground = meta.story({
  tags: ['!test', 'no-look', 'framed'],
  argTypes: {
    shelves: samples({
      'As on an evening': shelves,
      'Characters alone': shelves.filter(({ kind }) => kind === 'characters'),
      'Stories alone': shelves.filter(({ kind }) => kind === 'stories'),
      'In Arabic': arabicShelves,
      'In Chinese': chineseShelves,
      Nothing: [],
    }),
    tagLabels: samples({ English: tagLabels, Arabic: arabicTagLabels }),
    seeAllHrefOf: withoutControl,
    characterHrefOf: withoutControl,
    storyHrefOf: withoutControl,
  },
  render: (args) => (
    <>
      {top(lanternHero)}
      <HomeShelves {...args} />
    </>
  ),
});

/** The explore page by night: one scene, then windows, a shelf, windows. */
export const ByNight = meta.story({
  render: (args) => (
    <>
      {top(lanternHero)}
      <HomeShelves {...args} />
    </>
  ),
});

/** The explore page by day. */
export const ByDay = meta.story({
  globals: { theme: 'day' },
  render: (args) => (
    <>
      {top(mailHero)}
      <HomeShelves {...args} />
    </>
  ),
});

/** The explore page in Arabic. */
export const InArabic = meta.story({
  globals: { locale: 'ar-SA', theme: 'day' },
  args: {
    tagLabels: arabicTagLabels,
    shelves: arabicShelves,
  },
  render: (args) => (
    <>
      {top(arabicHero)}
      <HomeShelves {...args} />
    </>
  ),
});

/** The explore page in Chinese, on a phone. */
export const InChineseOnPhone = meta.story({
  globals: { locale: 'zh-CN', theme: 'day', ...onPhone },
  args: {
    shelves: chineseShelves,
  },
  render: (args) => (
    <>
      {top(chineseHero)}
      <HomeShelves {...args} />
    </>
  ),
});

/** Every row the contract can name has its words. */
export const EveryRow = meta.story({
  args: {
    shelves: [
      ...shelves,
      {
        shelfId: 'long-evenings',
        kind: 'stories',
        items: shelves.flatMap((shelf) => (shelf.kind === 'stories' ? shelf.items : [])),
      },
      {
        shelfId: 'new-arrivals',
        kind: 'characters',
        items: shelves.flatMap((shelf) => (shelf.kind === 'characters' ? shelf.items : [])),
      },
    ],
  },
});

/** The explore page before anything is known. */
export const Loading = meta.story({
  render: () => (
    <>
      <HeroSkeleton />
      <HomeShelvesSkeleton />
    </>
  ),
});
