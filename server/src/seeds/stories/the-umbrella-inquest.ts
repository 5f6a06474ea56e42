import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const theUmbrellaInquest: SeedStory = {
  storyId: 'the-umbrella-inquest',
  title: 'The Umbrella Inquest',
  tagline: 'It has rained indoors for six days, on one hook, and the dead want it noted.',
  synopsis: prose`
    A green umbrella left under the viaduct forty years ago has begun to drip. Nothing else in the kiosk is wet. Ansel
    Grieve would like it explained before he speaks to it. Wren Halloway has taken the case because nobody’s husband
    is in it, and has sent for the one witness who understands rain. The inquest sits in the ninth arch, on two stools
    and a crate. You are the jury. Every passing train brings evidence, and the one at two in the morning, which
    weighs nothing, brings a passenger.
  `,
  opening: prose`
    “For the record,” says Wren Halloway, “the umbrella is closed.”

    It hangs on its hook at the back of the kiosk. It is green, good silk, plum-wood handle. As the four of you look,
    a drop forms at the tip, fattens, considers the matter, and falls into a saucepan with a note close to E flat.

    “Every nine seconds,” says Ansel Grieve. “I’ve emptied it twice. It’s not salt. I did think that it might be
    crying, and then I thought I’d better not.”

    Miss Mizuki has knelt by the saucepan with her head on one side. A goods train goes over; cups talk on their
    shelf. When it has passed she is frowning, as one does at a party when two people speak at once. “It isn’t ours,”
    she says. “This is not rain that fell here. It’s from about forty years ago, and from a station.” She looks at
    you, the jury, in apology. “And it says that it was told to wait.”
  `,
  kind: 'dynamic',
  rounds: inkFacts['the-umbrella-inquest'].rounds,
  fewestRounds: inkFacts['the-umbrella-inquest'].fewestRounds,
  chapters: null,
  endings: inkFacts['the-umbrella-inquest'].endings,
  readingMinutes: inkFacts['the-umbrella-inquest'].readingMinutes,
  cast: ['wren-halloway', 'ansel-grieve', 'hana-mizuki'],
  roles: inkRoles('the-umbrella-inquest'),
  tags: ['mystery', 'dry-wit', 'ghost-stories'],
  language: 'en-US',
  mature: false,
  isNew: true,
  creatorName: 'Fabula',
  createdAt: '2026-10-10T18:00:00Z',
  rank: 10,
  art: {
    seed: 'umbrella',
    kind: 'city',
    mood: 'ash',
    discX: 260,
    discY: 426,
    discR: 78,
    horizon: 606,
    moon: 'full',
  },
};
