import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const winterAtHeronPass: SeedStory = {
  storyId: 'winter-at-heron-pass',
  title: 'Winter at Heron Pass',
  tagline: 'Three travellers, one stove, and a mountain that is listening for its name.',
  synopsis: prose`
    The road over Heron Pass closes on the first night of snow and opens when the warden says so. This year she has
    guests: a knight who means well by the turnips, a duellist who crossed the bridge here two winters ago and left
    something on it, and you. The rule of the hut is simple. Nobody says the mountain’s name before the thaw. On the
    third evening there is a knock, and a stranger at the door politely asks to be told where he is. Eight rounds, one
    stove, and a great deal of snow with its ear to the wall.
  `,
  opening: prose`
    The warden counts you in by your boots. Two pairs, then yours, in a row along the stove, toes out.

    “Out,” says Solveig Aas, “so that you can leave in a hurry.” She hangs up a slate. On it she has drawn a line for
    each day of snow she has heard coming. There are a great many lines. “Wood is behind the hut. Water is all round
    the hut. If you must sing, sing low. And there is one word we don’t use here until spring. You all know which.”

    The lady in grey leather inclines her head. The large man with the ladle opens his mouth, closes it, and is seen
    to be thinking of the word as hard as he can in order not to say it.

    Outside, something on the upper slope shifts its weight. It is not a loud sound. It is the sound of someone very
    big, in the next room, who has heard a conversation begin and put down a book.
  `,
  kind: 'dynamic',
  rounds: inkFacts['winter-at-heron-pass'].rounds,
  fewestRounds: inkFacts['winter-at-heron-pass'].fewestRounds,
  chapters: null,
  endings: inkFacts['winter-at-heron-pass'].endings,
  readingMinutes: inkFacts['winter-at-heron-pass'].readingMinutes,
  cast: ['solveig-aas', 'bram-ashdown', 'odile-marchetti'],
  roles: inkRoles('winter-at-heron-pass'),
  tags: ['deep-winter', 'cosy', 'swordplay'],
  language: 'en-US',
  mature: false,
  isNew: false,
  creatorName: 'Fabula',
  createdAt: '2026-03-19T18:00:00Z',
  rank: 6,
  art: {
    seed: 'pagoda',
    kind: 'snow',
    mood: 'frost',
    discX: 420,
    discY: 404,
    discR: 80,
    horizon: 625,
  },
};
