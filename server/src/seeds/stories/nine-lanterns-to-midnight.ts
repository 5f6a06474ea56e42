import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const nineLanternsToMidnight: SeedStory = {
  storyId: 'nine-lanterns-to-midnight',
  title: 'Nine Lanterns to Midnight',
  tagline: 'A paper-lantern thief has one night, nine rooftops and a borrowed name.',
  synopsis: prose`
    Once a year the Lantern Guild hangs nine lamps above Ninth Canal, and in the base of each lies one deed of a
    street that burned. Until midnight the deeds may be challenged. After midnight they are law. Su Yin has a bag of
    rice paste, an invitation in another woman’s name, and a clockmaker who can make every bell in the quarter run
    slow, if his own heart holds. Someone at the Magistrate’s party is reading lips. You are on the roof beside her.
    You decide which light goes out first.
  `,
  opening: prose`
    The first lantern hangs over the dyers’ hall, and it is burning the wrong oil.

    You smell it before Su Yin does, or before she says so: whale, under the rapeseed, heavy as a church. Below you
    the canal is solid with boats. Somebody is selling fried dough shaped like stars. On the far bank a clock begins
    to strike eight and, by arrangement, does not finish.

    “Elio,” she says, pleased. “He told me that he could hold the seventh stroke for a minute and a half. He is
    counting it with his own ribs, so let us not be slow.” She sets down a lantern identical to the one on the hook,
    down to the scorch along the seam, and looks at you over it.

    There are two ways to the hook. The beam is shorter, and creaks. The gutter is quiet, and passes a lit window in
    which a figure in the second-best coat in the city is peeling an orange, and has not once looked up, and has left
    the casement open by exactly the width of a hand.
  `,
  kind: 'dynamic',
  rounds: inkFacts['nine-lanterns-to-midnight'].rounds,
  fewestRounds: inkFacts['nine-lanterns-to-midnight'].fewestRounds,
  chapters: null,
  endings: inkFacts['nine-lanterns-to-midnight'].endings,
  readingMinutes: inkFacts['nine-lanterns-to-midnight'].readingMinutes,
  cast: ['su-yin', 'elio-farr', 'sable'],
  roles: inkRoles('nine-lanterns-to-midnight'),
  tags: ['rooftops', 'mystery', 'courtly-intrigue'],
  language: 'en-US',
  mature: false,
  isNew: false,
  creatorName: 'Fabula',
  createdAt: '2026-01-18T18:00:00Z',
  rank: 1,
  art: {
    seed: 'ninth',
    kind: 'city',
    mood: 'lamp',
    discX: 300,
    discY: 424,
    discR: 80,
    horizon: 606,
    moon: 'crescent',
  },
};
