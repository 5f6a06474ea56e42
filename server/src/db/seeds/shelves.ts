import type { SeedShelf } from './types.ts';

/** What stands on the explore page, from top to bottom. Neighbours never share a mood, so that a row reads as a set. */
export const shelves: readonly SeedShelf[] = [
  {
    shelfId: 'awake-at-this-hour',
    kind: 'characters',
    items: ['maren-vale', 'nkiru-obi', 'hana-mizuki', 'odile-marchetti', 'wren-halloway', 'bram-ashdown'],
  },
  {
    shelfId: 'on-the-shelf',
    kind: 'stories',
    items: ['the-counting-light', 'the-last-night-mail', 'the-glass-observatory', 'winter-at-heron-pass'],
  },
  {
    shelfId: 'strange-company',
    kind: 'characters',
    items: ['sable', 'ilyas-qadir', 'elio-farr', 'juniper-reyes', 'tomas-brava', 'su-yin'],
  },
  {
    shelfId: 'long-evenings',
    kind: 'stories',
    items: ['the-glass-observatory', 'the-salt-road-letters'],
  },
  {
    shelfId: 'new-arrivals',
    kind: 'characters',
    items: ['juniper-reyes', 'maren-vale'],
  },
];

/** The stories that take turns as the tale of the night; each has a cast of three to show. */
export const heroRotation: readonly string[] = ['nine-lanterns-to-midnight', 'the-counting-light'];
