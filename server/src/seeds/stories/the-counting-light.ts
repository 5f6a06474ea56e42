import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const theCountingLight: SeedStory = {
  storyId: 'the-counting-light',
  title: 'The Counting Light',
  tagline: 'A lighthouse pauses after seven flashes. Someone out there is counting back.',
  synopsis: prose`
    Skerry Light has turned for a century without a fault. Since the equinox it stops after every seventh flash, for
    the length of a breath, and then goes on. The keeper says that nothing is wrong, and sets out a second cup. The
    astronomer on the rocks says that the pause keeps time with a star which is not there. The detective wants to know
    what it smells of. Seven boats went out on a certain night, and six were found. You have climbed two hundred
    steps, the tide is in, and the light is about to count again.
  `,
  opening: prose`
    From the shore you made it seven, and then a gap you could have walked through.

    From the lamp room it is worse. The lens comes round on its bath of mercury, two tons of glass as easy as a
    thought; six times it throws its arm across the water, a seventh time, and then there is a hitch, no more than
    that, as when a person reading aloud comes upon their own name. The motor does not change its note. The lens
    simply waits. Then it goes on.

    “You saw it,” says Maren Vale. It is not a question, and she does not sound glad of the company.

    The kettle ticks. Two cups stand by the brass, and the second was warm when you came in. Far down, where the
    causeway went under an hour ago, there is a lantern on the rocks that was not there before. It lifts once. It is
    keeping the same count as the light above you, and it is one ahead.
  `,
  kind: 'dynamic',
  rounds: inkFacts['the-counting-light'].rounds,
  fewestRounds: inkFacts['the-counting-light'].fewestRounds,
  chapters: null,
  endings: inkFacts['the-counting-light'].endings,
  readingMinutes: inkFacts['the-counting-light'].readingMinutes,
  cast: ['maren-vale', 'ilyas-qadir', 'wren-halloway'],
  roles: inkRoles('the-counting-light'),
  tags: ['sea-and-salt', 'mystery', 'ghost-stories'],
  language: 'en-US',
  mature: false,
  isNew: false,
  creatorName: 'Fabula',
  createdAt: '2026-01-26T18:00:00Z',
  rank: 2,
  art: {
    seed: 'tides',
    kind: 'sea',
    mood: 'verdigris',
    discX: 390,
    discY: 432,
    discR: 80,
    horizon: 606,
  },
};
