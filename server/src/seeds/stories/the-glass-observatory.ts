import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const theGlassObservatory: SeedStory = {
  storyId: 'the-glass-observatory',
  title: 'The Glass Observatory',
  tagline: 'On a mountain made of weather, someone is growing stars in pots.',
  synopsis: prose`
    The Glass Observatory was built for a comet that did not come. For a century it has stood empty above the cloud
    line, until a courier’s balloon, blown off every known route, brings down three people who would not have chosen
    each other: an astronomer with a star to find, a botanist with a mandrake to return, and a pilot with a schedule
    to ignore. The dome is full of plants. They open at night, and what they open is a chart of a sky that is not
    ours. To leave, they must learn to read it. To read it, somebody must stay.
  `,
  opening: prose`
    The pilot said that we were not lost, since to be lost one must have been expected.

    She said it quite calmly, leaning out over the wicker with a hand on her hat, while the basket turned and the
    whole white country of cloud turned under it. Dr Qadir was being ill into a document case. I had both arms round a
    crate of roots, which I had promised not to set down until it could be set down in the ground, and I had promised
    it to the roots.

    Then the cloud opened, as a cat opens an eye, and there was a mountain directly in front of us with a lamp in it.

    “That is not on the map,” said Yusra Haddad, and for the first time that day she sounded happy.

    It was glass. That is what I remember: not a glass roof on a building, but glass all the way down, rib and pane,
    lit from within and so crowded with leaves that they pressed their palms to it, like children at a window when the
    carriage comes.
  `,
  kind: 'novel',
  rounds: null,
  fewestRounds: null,
  chapters: inkFacts['the-glass-observatory'].chapters,
  endings: inkFacts['the-glass-observatory'].endings,
  readingMinutes: inkFacts['the-glass-observatory'].readingMinutes,
  cast: ['ilyas-qadir', 'juniper-reyes', 'yusra-haddad'],
  roles: inkRoles('the-glass-observatory'),
  tags: ['starlight', 'gardens', 'slow-burn'],
  language: 'en-US',
  mature: false,
  isNew: false,
  creatorName: 'Fabula',
  createdAt: '2026-03-08T18:00:00Z',
  rank: 5,
  art: {
    seed: 'glass',
    kind: 'observatory',
    mood: 'indigo',
    discX: 250,
    discY: 432,
    discR: 80,
    horizon: 606,
  },
};
