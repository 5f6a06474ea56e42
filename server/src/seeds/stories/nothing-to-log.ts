import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const nothingToLog: SeedStory = {
  storyId: 'nothing-to-log',
  title: 'Nothing to Log',
  tagline: 'You opened the bridge for money, with the lamps out. It is 02:11. You have until six.',
  synopsis: prose`
    You keep a swing bridge at night. With fuse four in your pocket it opens with no bell, no lamps and nothing on the
    tape, and for that a man called Kessel pays four hundred. Tonight a moped came down the hill while the road was
    away. Now there is bread on the water, and something is knocking under the far pier. The tide takes a rung of the
    ladder every twenty minutes. A baker is waiting for his boy, a woman in one brown glove has been counting your
    openings, and at six o’clock you hand over the log. You have not written in it yet.
  `,
  opening: prose`
    Fuse four is the size of a cigarette. You draw it, and put it in your shirt pocket.

    With fuse four out there is no bell. The red lamps on the barrier arms stay dark. The arms stay up. On the wall
    behind you the pen lifts off its paper tape, and the tape runs on under it, blank. The bridge still turns.

    02:07. You swing her. Ninety metres of road goes round in the dark and lies along the channel. The Marta comes
    through at five knots with no light on her anywhere except a cigarette in the wheelhouse. It lifts. That is Kessel,
    saying thank you.

    This makes twelve times since March. Four minutes. Four hundred. It has hurt no one.

    02:11. You have your hand on the lever to bring her home. On the town side, an engine. It is a moped. It is coming
    down the hill with the throttle open. You know that engine. It crosses every night at twenty-five past two, and
    tonight it is early.

    You have time to think: the arm.
  `,
  kind: 'dynamic',
  rounds: inkFacts['nothing-to-log'].rounds,
  fewestRounds: inkFacts['nothing-to-log'].fewestRounds,
  chapters: null,
  endings: inkFacts['nothing-to-log'].endings,
  readingMinutes: inkFacts['nothing-to-log'].readingMinutes,
  cast: ['tomas-brava', 'wren-halloway'],
  roles: inkRoles('nothing-to-log'),
  tags: ['sea-and-salt', 'mystery', 'clockwork'],
  language: 'en-US',
  mature: false,
  isNew: true,
  creatorName: 'Fabula',
  createdAt: '2026-11-18T18:00:00Z',
  rank: 18,
  art: {
    seed: 'fuse',
    kind: 'sea',
    mood: 'lamp',
    discX: 240,
    discY: 428,
    discR: 76,
    horizon: 612,
  },
};
