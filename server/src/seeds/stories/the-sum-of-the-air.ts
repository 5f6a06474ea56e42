import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const theSumOfTheAir: SeedStory = {
  storyId: 'the-sum-of-the-air',
  title: 'The Sum of the Air',
  tagline: 'Four people, nine days, twenty-two cans of air. The sheet hangs on the wall.',
  synopsis: prose`
    The loop that gave the station its air has cracked, and the ship that carries the spare is nine days off and
    falling, not driving. There are twenty-two oxygen candles for four people. One of the four has a heart that must be
    wound by hand each night, and winding is work, and work is air. They give up eleven rooms and move into the dome,
    under one quilt, with a sheet of paper and a pencil on a string. There is an old cairn four kilometres out on the
    ice, a tank of sick algae, and a clock over the door that nobody has thought to doubt. Every breath is on the sheet.
  `,
  opening: prose`
    Four of us, one table, twenty-two candles.

    They are not the sort with a wick. An oxygen candle is a steel can the size of a loaf, and you strike the end of it
    with a hammer, and it burns inside for a day and gives one person that day to breathe. Twenty-two cans stand on the
    table in rows of five. Priya has put the odd two by the salt.

    The loop is gone. It went at four this morning, with a noise like a plate put down. There was ice in the third
    elbow, and now there’s an elbow on the floor. That was the machine which took our breath apart and gave us back the
    good half. The spare is on the ship.

    “Nine days,” Priya Raman says. “I asked them twice. One can, one person, one day. So that’s thirty-six, and we’ve
    got twenty-two.”
  `,
  kind: 'dynamic',
  rounds: inkFacts['the-sum-of-the-air'].rounds,
  fewestRounds: inkFacts['the-sum-of-the-air'].fewestRounds,
  chapters: null,
  endings: inkFacts['the-sum-of-the-air'].endings,
  readingMinutes: inkFacts['the-sum-of-the-air'].readingMinutes,
  cast: ['priya-raman', 'elio-farr', 'ilyas-qadir'],
  roles: inkRoles('the-sum-of-the-air'),
  tags: ['starlight', 'deep-winter', 'clockwork'],
  language: 'en-US',
  mature: false,
  isNew: true,
  creatorName: 'Fabula',
  createdAt: '2026-11-05T18:00:00Z',
  rank: 14,
  art: {
    seed: 'cans',
    kind: 'snow',
    mood: 'indigo',
    discX: 400,
    discY: 410,
    discR: 80,
    horizon: 620,
  },
};
