import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const byReturnOfPost: SeedStory = {
  storyId: 'by-return-of-post',
  title: 'By Return of Post',
  tagline: 'You have not posted the letter. The answer is on the mat, and it is warm.',
  synopsis: prose`
    The last house above Brod Junction has to be closed by Saturday. You write one letter, and go to look for a stamp;
    before you have posted it the answer is on the mat, damp at one end, thanking you for yours of tomorrow. It knows
    which tooth you touch when you are thinking. On the second morning there are cuts on your tongue, and five stamps
    are gone. A stationmaster who reads postmarks and a man who records silences may be able to help, if it is they who
    are writing. Six days, one letter box, and a correspondent who has been late once and will not be again.
  `,
  opening: prose`
    Monday, a quarter past four. I put the time because I have begun to need it.

    There was one name in the address book by the telephone, so I sat at the hall table and wrote to it. I did not sign
    it. I had no stamp. I went through to the kitchen to see if there was one in the drawer with the string, and I was
    gone for as long as it takes to open a drawer and shut it.

    I never heard the flap. When I came back there was an envelope on the mat. It was dark at one end, as a biscuit is
    that has been dipped. I thought of rain, but the step was dry and so was the lane, all the way down to the signal
    lamps.

    It thanked me for mine of Tuesday. It was Monday. My own letter lay on the table with the cap of the pen still off
    beside it.
  `,
  kind: 'dynamic',
  rounds: inkFacts['by-return-of-post'].rounds,
  fewestRounds: inkFacts['by-return-of-post'].fewestRounds,
  chapters: null,
  endings: inkFacts['by-return-of-post'].endings,
  readingMinutes: inkFacts['by-return-of-post'].readingMinutes,
  cast: ['goran-petrak', 'amadou-sene'],
  roles: inkRoles('by-return-of-post'),
  tags: ['letters', 'ghost-stories', 'slow-burn'],
  language: 'en-US',
  mature: false,
  isNew: true,
  creatorName: 'Fabula',
  createdAt: '2026-10-31T18:00:00Z',
  rank: 13,
  art: {
    seed: 'mat',
    kind: 'hills',
    mood: 'verdigris',
    discX: 410,
    discY: 420,
    discR: 80,
    horizon: 615,
  },
};
