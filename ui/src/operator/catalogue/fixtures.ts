import { coverOf, portraitOf } from '../../content/fixtures/pictures';
import type { CatalogueValue } from './model';

const base = {
  kind: 'character',
  authorId: 'acc-nightpost',
  authorName: 'Nightpost',
  authorHref: '/en-US/operator/accounts/acc-nightpost',
  featured: false,
  hiddenFor: null,
  mature: false,
  marked: false,
} as const;

export const sable: CatalogueValue = {
  ...base,
  entryId: 'sable',
  name: 'Sable',
  picture: { ...portraitOf('sable', '#3b2f48'), width: 600, height: 800 },
  publishedAt: '2026-11-20T21:05:00.000Z',
  href: '/en-US/character-profile/sable',
};

export const featuredHouse: CatalogueValue = {
  ...base,
  entryId: 'maren-vale',
  name: 'Maren Vale',
  picture: { ...portraitOf('maren-vale', '#2f4048'), width: 600, height: 800 },
  publishedAt: '2026-09-01T12:00:00.000Z',
  authorId: null,
  authorName: '',
  authorHref: undefined,
  featured: true,
  href: '/en-US/character-profile/maren-vale',
};

const hiddenOne: CatalogueValue = {
  ...base,
  entryId: 'elio-farr',
  name: 'Elio Farr, keeper of every clock in the northern observatory',
  picture: { ...portraitOf('elio-farr', '#48402f'), width: 600, height: 800 },
  publishedAt: '2026-11-18T08:30:00.000Z',
  hiddenFor: 'spam',
  href: '/en-US/operator/reports/elio-farr',
};

const markedOne: CatalogueValue = {
  ...base,
  entryId: 'su-yin',
  name: 'Su Yin',
  picture: { ...portraitOf('su-yin', '#48332f'), width: 600, height: 800 },
  publishedAt: '2026-11-12T17:45:00.000Z',
  mature: true,
  marked: true,
  href: '/en-US/character-profile/su-yin',
};

/** One in each state, the newest first. */
export const characters: readonly CatalogueValue[] = [sable, hiddenOne, markedOne, featuredHouse];

export const stories: readonly CatalogueValue[] = [
  {
    ...base,
    kind: 'story',
    entryId: 'the-salt-road-letters',
    name: 'The Salt Road Letters',
    picture: { ...coverOf('the-salt-road-letters', '#483a2f'), width: 600, height: 900 },
    publishedAt: '2026-11-19T06:10:00.000Z',
    mature: true,
    href: '/en-US/story-profile/the-salt-road-letters',
  },
  {
    ...base,
    kind: 'story',
    entryId: 'the-counting-light',
    name: 'The Counting Light',
    picture: { ...coverOf('the-counting-light', '#2f3a48'), width: 600, height: 900 },
    publishedAt: '2026-09-01T12:00:00.000Z',
    authorId: null,
    authorName: '',
    authorHref: undefined,
    featured: true,
    href: '/en-US/story-profile/the-counting-light',
  },
];
