import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const aMapOfMissingStreets: SeedStory = {
  storyId: 'a-map-of-missing-streets',
  title: 'A Map of Missing Streets',
  tagline: 'To find a vanished street you need its smell, its piano and its silence.',
  synopsis: prose`
    Calle del Consuelo is on no plan, in no deed and in no memory but one. Inés Carvajal has looked for it for twenty
    years. This winter a piano tuner writes to say that a house she was sent to stands between two houses that touch.
    A man with a van full of silences has a reel of a fountain where there is no fountain. They meet at a tram stop,
    with a key, and walk. You carry the paper. What you draw stays drawn, and the city has begun to notice.
  `,
  opening: prose`
    We met where the street was not, at ten, in fog, and were all of us early.

    I should explain about the tram stop. Its sign says Consuelo. Drivers call it out. No one has been known to get
    off there, since on the one hand there is a haberdasher and on the other a bank, and they share a wall. Inés
    Carvajal had been over that wall with a stethoscope. “Here,” she said, and knocked, and the knock went in further
    than it should.

    The Portuguese lady greeted the wall before she touched it. She took an apple from her coat, ate half, and then
    remarked to nobody that somewhere behind the haberdasher’s a piano had just been closed, quite gently, by a person
    who had heard us.

    “Nobody speak,” said Monsieur Sène, with one finger up. He was smiling. From under the blanket on his arm a voice
    said, clearly, “Left.”
  `,
  kind: 'novel',
  rounds: null,
  fewestRounds: null,
  chapters: inkFacts['a-map-of-missing-streets'].chapters,
  endings: inkFacts['a-map-of-missing-streets'].endings,
  readingMinutes: inkFacts['a-map-of-missing-streets'].readingMinutes,
  cast: ['ines-carvajal', 'benedita-salgueiro', 'amadou-sene'],
  roles: inkRoles('a-map-of-missing-streets'),
  tags: ['lost-things', 'slow-burn', 'mystery'],
  language: 'en-US',
  mature: false,
  isNew: false,
  creatorName: 'Fabula',
  createdAt: '2026-08-22T18:00:00Z',
  rank: 11,
  art: {
    seed: 'streets',
    kind: 'city',
    mood: 'frost',
    discX: 340,
    discY: 420,
    discR: 84,
    horizon: 606,
    moon: 'full',
  },
};
