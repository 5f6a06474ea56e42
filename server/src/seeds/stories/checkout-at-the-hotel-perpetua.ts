import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const checkoutAtTheHotelPerpetua: SeedStory = {
  storyId: 'checkout-at-the-hotel-perpetua',
  title: 'Checkout at the Hotel Perpetua',
  tagline: 'Thirteen floors, fourteen buttons, and a bell that rings for nobody.',
  synopsis: prose`
    The Hotel Perpetua closes for good on Sunday. The furniture is ticketed, the kippers are gone, and three people
    remain who cannot check out: a lift operator who has never seen the fourteenth floor, a night porter who has been
    dead for a century, and a mender of umbrellas who has come to return one to a guest of 1926. There is a bill
    outstanding on room nineteen. Until it is settled the doors go round and bring one back to the lobby. You hold the
    register. Somebody in it signed twice.
  `,
  opening: prose`
    On the last night the Perpetua had more clocks than guests, and the clocks were better behaved.

    I had the desk. Nobody had given it to me. I had come in out of the rain to ask the way and someone had put a pen
    in my hand. By eleven I had sold four chairs, taken a telephone message for a general, and learned that the
    gentleman who stood so politely at my elbow could be seen through, if one had a lamp behind him and the bad
    manners to look.

    “Nineteen,” he said, as a bell began to shake in the drawer. “I do apologise. It has never rung before midnight.”

    The lift came down by itself, and stopped level with the carpet to the width of a hair. The young woman in it wore
    white gloves and an expression of great scientific joy. “It’s lit,” she told us. “Fourteen. All on its own. Would
    one of you, who is not under contract, mind awfully coming here and lending a finger?”
  `,
  kind: 'novel',
  rounds: null,
  fewestRounds: null,
  chapters: inkFacts['checkout-at-the-hotel-perpetua'].chapters,
  endings: inkFacts['checkout-at-the-hotel-perpetua'].endings,
  readingMinutes: inkFacts['checkout-at-the-hotel-perpetua'].readingMinutes,
  cast: ['priya-raman', 'hollis-penhallow', 'ansel-grieve'],
  roles: inkRoles('checkout-at-the-hotel-perpetua'),
  tags: ['ghost-stories', 'mystery', 'clockwork'],
  language: 'en-US',
  mature: false,
  isNew: false,
  creatorName: 'Fabula',
  createdAt: '2026-06-14T18:00:00Z',
  rank: 8,
  art: {
    seed: 'perpetua',
    kind: 'hills',
    mood: 'lamp',
    discX: 380,
    discY: 430,
    discR: 84,
    horizon: 606,
    moon: 'full',
  },
};
