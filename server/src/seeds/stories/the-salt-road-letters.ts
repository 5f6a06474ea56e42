import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const theSaltRoadLetters: SeedStory = {
  storyId: 'the-salt-road-letters',
  title: 'The Salt Road Letters',
  tagline: 'Forty letters, eleven wells, and one reader who is not supposed to exist.',
  synopsis: prose`
    Noor Saberi writes letters for people who cannot, and carries them between the wells of the Salt Road. She has
    never lost one. This spring she is given forty at once, all in the same hand, addressed to towns the sand took
    long ago. A retired smuggler knows the handwriting. A mapmaker knows the streets. And at each dry well an answer
    is waiting, folded small under the stone, to a letter that Noor has not yet delivered. Ride with her. What you
    read aloud at the fire, and what you leave sealed, decides who is at the end of the road.
  `,
  opening: prose`
    The custom is that a letter may be read by the one who wrote it, the one it is for, and the camel.

    Noor Saberi told me this on the first evening, with her back to me, checking girths. I laughed. She did not, and
    later I understood that it was a contract and I had signed it. We were nine animals, two people, a sack of onions
    and a leather case with brass corners in which lay forty letters. The case had its own saddle. In bad country it
    had its own water.

    “Who are they from?” I asked.

    “One person.”

    “And to?”

    She turned the top envelope so that the firelight fell along it. The hand was upright and unhurried. It said: The
    House with Two Doors, Street of the Coopers, Tell Anar. I had seen Tell Anar that afternoon. It was a change in
    the colour of the sand, and the tip of one minaret, on which a hawk was sitting as if it had bought the place.
  `,
  kind: 'novel',
  rounds: null,
  fewestRounds: null,
  chapters: inkFacts['the-salt-road-letters'].chapters,
  endings: inkFacts['the-salt-road-letters'].endings,
  readingMinutes: inkFacts['the-salt-road-letters'].readingMinutes,
  cast: ['noor-saberi', 'tomas-brava', 'ines-carvajal'],
  roles: inkRoles('the-salt-road-letters'),
  tags: ['letters', 'open-road', 'slow-burn'],
  language: 'en-US',
  mature: false,
  isNew: false,
  creatorName: 'Fabula',
  createdAt: '2026-02-14T18:00:00Z',
  rank: 3,
  art: {
    seed: 'salt',
    kind: 'desert',
    mood: 'brass',
    discX: 230,
    discY: 432,
    discR: 80,
    horizon: 606,
  },
};
