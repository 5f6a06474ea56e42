import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const theLastNightMail: SeedStory = {
  storyId: 'the-last-night-mail',
  title: 'The Last Night Mail',
  tagline: 'A letter without an address, on a train that stops only once.',
  synopsis: prose`
    The night mail has run for ninety years with nobody aboard but letters. Tonight, its last, it takes passengers: a
    woman who listens to rain, a baker with a parcel he will not put down, the queen of a market that is about to lose
    its river, and you. Between them lies one envelope without an address. The conductor explains the rule, which is
    in the regulations. Such a letter belongs to whoever is awake when the train stops. It stops once. You have until
    dawn to find out what is inside, and which of you it was written for.
  `,
  opening: prose`
    There is no platform. The train slows to the pace of a man walking, a door stands open with a lamp in it, and you
    step up as one steps on to a moving stair.

    Inside it smells of glue, wool and oranges. On both sides rise pigeonholes, hundreds, each with a name in enamel:
    not towns, you see as you pass, but reasons. REGRET, SHORT. REGRET, LONG. NEWS OF A BIRTH. RETURNED WITH THANKS.
    In the space between, around a sorting table, three people are sitting as far apart as three people can.

    The woman by the window has her ear to the glass. The big man with flour in his cuffs holds a parcel on his knee
    the way one holds a hat at a funeral. The old lady in vermilion has already found the best chair and is looking at
    you as if you were late with the rent.

    On the table lies an envelope. It is cream, heavy, sealed and perfectly blank. “Ah,” says the conductor behind
    you, and shuts the door. “Now we are all here.”
  `,
  kind: 'dynamic',
  rounds: inkFacts['the-last-night-mail'].rounds,
  fewestRounds: inkFacts['the-last-night-mail'].fewestRounds,
  chapters: null,
  endings: inkFacts['the-last-night-mail'].endings,
  readingMinutes: inkFacts['the-last-night-mail'].readingMinutes,
  cast: ['hana-mizuki', 'tomas-brava', 'nkiru-obi', 'sagara-toru'],
  roles: inkRoles('the-last-night-mail'),
  tags: ['night-trains', 'letters', 'ghost-stories'],
  language: 'en-US',
  mature: false,
  isNew: false,
  creatorName: 'Fabula',
  createdAt: '2026-02-22T18:00:00Z',
  rank: 4,
  art: {
    seed: 'mail',
    kind: 'river',
    mood: 'vermilion',
    discX: 300,
    discY: 436,
    discR: 100,
    horizon: 606,
  },
};
