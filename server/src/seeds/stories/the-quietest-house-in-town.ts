import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const theQuietestHouseInTown: SeedStory = {
  storyId: 'the-quietest-house-in-town',
  title: 'The Quietest House in Town',
  tagline: 'Two burglars, one of them honest. The man upstairs is keeping a log.',
  synopsis: prose`
    Sir Bram Ashdown cooked for a Bishop, and nobody at the table said a word for four minutes. A man in the corner had
    his machine running, and tomorrow night the reel will be played in the town hall, with an interval. So it has to be
    stolen, out of a house with felt on the floors and not one clock. Bram comes in his mail. He hiccups when he says
    what is not so. You have a library book, Burglary for Beginners, and a word for danger which one of you takes for
    stop and the other for go. There is also a parrot, and it listens.
  `,
  opening: prose`
    “Am I in?” says Bram.

    Half of him is.

    “Which half?”

    “I can see your boots.”

    “Then it is the better half that is in.” His voice comes out of the pantry. His boots are level with your chin. Sir
    Bram Ashdown weighs sixteen stone, three of them in iron rings, and the window was put there to pass milk through.

    “You said you would take the mail off.”

    “I took the helm off.”

    “You said mail.”

    “I said I would think about it. I have thought about it. I was cold.”

    “Once more,” says Bram. “Why not the door?”

    You hold the library book up to the moon. Rule One. The burglar never uses the door.

    “And the fellow is asleep?”

    “He goes up at ten. It’s the quietest house in town. You couldn’t hear a mouse in there.”

    “So if there were a mouse,” says Bram slowly, “he would hear it.”

    Neither of you has looked at it from that side before.
  `,
  kind: 'dynamic',
  rounds: inkFacts['the-quietest-house-in-town'].rounds,
  fewestRounds: inkFacts['the-quietest-house-in-town'].fewestRounds,
  chapters: null,
  endings: inkFacts['the-quietest-house-in-town'].endings,
  readingMinutes: inkFacts['the-quietest-house-in-town'].readingMinutes,
  cast: ['bram-ashdown', 'amadou-sene'],
  roles: inkRoles('the-quietest-house-in-town'),
  tags: ['comedy', 'rooftops', 'lost-things'],
  language: 'en-US',
  mature: false,
  isNew: true,
  creatorName: 'Fabula',
  createdAt: '2026-11-19T18:00:00Z',
  rank: 16,
  art: {
    seed: 'gherkins',
    kind: 'city',
    mood: 'brass',
    discX: 380,
    discY: 430,
    discR: 82,
    horizon: 612,
    moon: 'crescent',
  },
};
