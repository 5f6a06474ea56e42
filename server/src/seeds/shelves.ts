import type { SeedShelf } from './types.ts';

/** Top to bottom; neighbours never share a mood. */
export const shelves: readonly SeedShelf[] = [
  {
    shelfId: 'awake-at-this-hour',
    kind: 'characters',
    items: [
      'maren-vale',
      'nkiru-obi',
      'hana-mizuki',
      'odile-marchetti',
      'wren-halloway',
      'bram-ashdown',
      'amadou-sene',
      'ansel-grieve',
    ],
  },
  {
    shelfId: 'on-the-shelf',
    kind: 'stories',
    items: [
      'the-counting-light',
      'the-last-night-mail',
      'the-umbrella-inquest',
      'winter-at-heron-pass',
      'the-duel-at-half-past-tea',
      'nine-lanterns-to-midnight',
      'red-sun-slow-hills',
      'by-return-of-post',
      'the-sum-of-the-air',
      'in-the-first-person',
      'the-quietest-house-in-town',
      'eleven-kilos-of-iron',
      'nothing-to-log',
    ],
  },
  {
    shelfId: 'strange-company',
    kind: 'characters',
    items: [
      'sable',
      'ilyas-qadir',
      'elio-farr',
      'juniper-reyes',
      'tomas-brava',
      'su-yin',
      'hollis-penhallow',
      'goran-petrak',
    ],
  },
  {
    shelfId: 'long-evenings',
    kind: 'stories',
    items: [
      'checkout-at-the-hotel-perpetua',
      'a-map-of-missing-streets',
      'the-glass-observatory',
      'the-salt-road-letters',
      'what-the-birches-heard',
    ],
  },
  {
    shelfId: 'new-arrivals',
    kind: 'characters',
    items: ['bex-faleolo', 'ran-xiaoqiong', 'avelino-canga', 'hab-9', 'jumbo-tanaka', 'gaynor-pike'],
  },
];

/** The rotating heroes, each with a cast of three. */
export const heroRotation: readonly string[] = [
  'nine-lanterns-to-midnight',
  'the-last-night-mail',
  'the-counting-light',
  'the-glass-observatory',
  'winter-at-heron-pass',
  'the-salt-road-letters',
  'checkout-at-the-hotel-perpetua',
  'what-the-birches-heard',
  'red-sun-slow-hills',
  'the-sum-of-the-air',
  'in-the-first-person',
];
