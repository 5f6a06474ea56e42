import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const whatTheBirchesHeard: SeedStory = {
  storyId: 'what-the-birches-heard',
  title: 'What the Birches Heard',
  tagline: 'A forest keeps minutes of everything. One page has been deferred for thirty years.',
  synopsis: prose`
    In Lower Zorin the birches meet four times a year, and an old woman on a folding stool writes down what is said.
    Item three has been deferred since the winter her husband went out to measure snow. This autumn two strangers ask
    for it to be read: a detective with a hat full of slips, and a botanist who has traced a stolen mandrake to the
    wood. You have the clerk’s second chair and a clear hand. The trees speak slowly. They have been waiting for
    somebody to ask in the right order.
  `,
  opening: prose`
    The minutes for that autumn are in my hand, and I will say at once that they leave things out.

    They do not say that it was cold, since it was cold for everyone. They do not say that Miss Halloway had put her
    foot through the beavers’ motion and stood for the whole of item one in a borrowed sock. They say: present,
    forty-one birches, one oak (guest), R. Zorin (clerk), J. Reyes (botanist, with trowel, unsheathed), W. Halloway
    (enquiries). They say: apologies, none were felt to be owed.

    When the clerk came to item three she turned the page, as she had done four times a year for thirty years, and
    opened her mouth to say deferred.

    Nothing moved. You will have been in a wood without wind and thought it still. It was not still. This was still.
    Then, from the edge of the clearing, one leaf came down, taking a long time about it, and lay across the word.
  `,
  kind: 'novel',
  rounds: null,
  fewestRounds: null,
  chapters: inkFacts['what-the-birches-heard'].chapters,
  endings: inkFacts['what-the-birches-heard'].endings,
  readingMinutes: inkFacts['what-the-birches-heard'].readingMinutes,
  cast: ['radmila-zorin', 'juniper-reyes', 'wren-halloway'],
  roles: inkRoles('what-the-birches-heard'),
  tags: ['gardens', 'mystery', 'slow-burn'],
  language: 'en-US',
  mature: false,
  isNew: false,
  creatorName: 'Fabula',
  createdAt: '2026-05-24T18:00:00Z',
  rank: 7,
  art: {
    seed: 'birch',
    kind: 'forest',
    mood: 'moss',
    discX: 300,
    discY: 462,
    discR: 80,
    horizon: 606,
    moon: 'crescent',
  },
};
