import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const elevenKilosOfIron: SeedStory = {
  storyId: 'eleven-kilos-of-iron',
  title: 'Eleven Kilos of Iron',
  tagline: 'One handle opens the gate. It is on your back, and four men are behind you.',
  synopsis: prose`
    Four hundred boats lie shut in the basin above the lock. At six in the morning the engineers come with saws, to
    deck them over for a bridge that guns can cross. The handle that opens the gate hangs in a guard hut in the hills.
    You have just taken it down. It is night, it is raining, and Sergeant Rusk has two dogs and walks at one pace.
    Down the scree, through the beeches, over the gorge: what you spend on the way, wind, blood and minutes, you will
    not have on the beam above the water, where he is going to ask for it back.
  `,
  opening: prose`
    The handle hung on two spikes over the sergeant’s cot. I lifted it down and it pulled both my arms straight.

    Eleven kilos. Forged iron, a metre long, a crank at one end and a square socket at the other, bright where ninety
    years of lock keepers had gripped it. There is one lock on the Ossa and one handle that fits its gate. For eight
    days they had kept it up here in the hills, in a stone hut under guard, so that the gate would stay shut.

    Behind the gate lay four hundred boats. People had been born on those boats and sold onions from them. At six in
    the morning the engineers were coming with saws. They would take off the masts, chain the hulls in a row and plank
    them over, and march guns across.

    Itzel Marín was sitting on the sentry. She had his thumb in her fist, bent to its stop.

    “One hand for the iron,” she told me. “What do you want in the other?”
  `,
  kind: 'dynamic',
  rounds: inkFacts['eleven-kilos-of-iron'].rounds,
  fewestRounds: inkFacts['eleven-kilos-of-iron'].fewestRounds,
  chapters: null,
  endings: inkFacts['eleven-kilos-of-iron'].endings,
  readingMinutes: inkFacts['eleven-kilos-of-iron'].readingMinutes,
  cast: ['itzel-marin', 'nkiru-obi'],
  roles: inkRoles('eleven-kilos-of-iron'),
  tags: ['river-tales', 'swordplay', 'open-road'],
  language: 'en-US',
  mature: false,
  isNew: true,
  creatorName: 'Fabula',
  createdAt: '2026-11-12T18:00:00Z',
  rank: 17,
  art: {
    seed: 'iron',
    kind: 'river',
    mood: 'ash',
    discX: 380,
    discY: 418,
    discR: 84,
    horizon: 618,
  },
};
