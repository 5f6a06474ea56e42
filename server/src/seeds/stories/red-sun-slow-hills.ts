import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const redSunSlowHills: SeedStory = {
  storyId: 'red-sun-slow-hills',
  title: 'Red Sun, Slow Hills',
  tagline: 'Three riders want a war. The only sword in the valley is holding up a roof.',
  synopsis: prose`
    Itzel Marín has set every bone between the ridge and the sea, and hung up her sword to pay for a church roof. Now
    riders come at sundown with a letter, sealed by a duchess, calling her back to lead them. The letter is very well
    written. The man who forged it rides with you, feeling ill. A knight with a cooking pot has offered to talk to
    both sides. You have until the sun leaves the ridge, which in these hills takes nine rounds, and a choice at each
    about what to put back in its socket.
  `,
  opening: prose`
    The sun had been going down since about four, and it was in no hurry to be seen finishing.

    In the slow hills it sits on the ridge like a hen. Everything goes red and stays so: the wall, the water trough,
    the mule, the flour on the hands of the large knight who is trying to persuade a fire. You rode in an hour ago
    with a forger. He has not spoken since the last gate. He is looking down the valley, where three riders have
    stopped to comb their horses.

    “That letter they have,” says Lazar Novik at last. “The one with the seal. Would it be quite terrible if it were
    excellent?”

    Itzel Marín does not turn her head. She has your left arm in both hands, and has been asking you about goats.

    “How excellent?” she says, and pulls.
  `,
  kind: 'dynamic',
  rounds: inkFacts['red-sun-slow-hills'].rounds,
  fewestRounds: inkFacts['red-sun-slow-hills'].fewestRounds,
  chapters: null,
  endings: inkFacts['red-sun-slow-hills'].endings,
  readingMinutes: inkFacts['red-sun-slow-hills'].readingMinutes,
  cast: ['itzel-marin', 'lazar-novik', 'bram-ashdown'],
  roles: inkRoles('red-sun-slow-hills'),
  tags: ['open-road', 'swordplay', 'slow-burn'],
  language: 'en-US',
  mature: false,
  isNew: false,
  creatorName: 'Fabula',
  createdAt: '2026-07-04T18:00:00Z',
  rank: 9,
  art: {
    seed: 'red',
    kind: 'hills',
    mood: 'paper',
    discX: 350,
    discY: 432,
    discR: 104,
    horizon: 606,
  },
};
