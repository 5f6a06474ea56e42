import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const theDuelAtHalfPastTea: SeedStory = {
  storyId: 'the-duel-at-half-past-tea',
  title: 'The Duel at Half Past Tea',
  tagline: 'By law you may talk until the cake is cut. Talk well.',
  synopsis: prose`
    A treaty, a fan returned with the wrong hand, and a duel fixed for half past four on the terrace of the Winter
    Court. Odile Marchetti has been challenged by a prince who cannot withdraw and does not want to fight. Sable has
    reasons to keep both alive until Tuesday. From under the terrace a theatre prompter feeds lines to anyone who
    falters. You are the second. Etiquette allows the parties to converse until the cake is cut, and nothing in
    etiquette says how slowly one may approach a cake.
  `,
  opening: prose`
    There are, according to the chamberlain, nineteen correct ways to decline a sandwich, and the prince has used
    eleven.

    He is quite young. His sword has been polished by someone who loves him. Across the white cloth Odile Marchetti
    has drawn off one glove, finger by finger, and laid it exactly parallel with the knife. The cake stands between
    them. It is three tiers high, with a sugar heron. Nobody is looking at it in the way that nobody looks at a clock.

    “You are my second,” she says to you, not moving her lips very much. “You carry my apologies, my handkerchief and,
    should it come to that, the plate. The law is clear. So long as we converse, we are not fighting. His Highness has
    run out of weather. Do, I beg you, ask him something.”

    From beneath the flagstones, by your left shoe, a low voice says: “Ask about his dog.”
  `,
  kind: 'dynamic',
  rounds: inkFacts['the-duel-at-half-past-tea'].rounds,
  fewestRounds: inkFacts['the-duel-at-half-past-tea'].fewestRounds,
  chapters: null,
  endings: inkFacts['the-duel-at-half-past-tea'].endings,
  readingMinutes: inkFacts['the-duel-at-half-past-tea'].readingMinutes,
  cast: ['odile-marchetti', 'sable', 'mirela-stan'],
  roles: inkRoles('the-duel-at-half-past-tea'),
  tags: ['swordplay', 'courtly-intrigue', 'dry-wit'],
  language: 'en-US',
  mature: false,
  isNew: true,
  creatorName: 'Fabula',
  createdAt: '2026-10-20T18:00:00Z',
  rank: 12,
  art: {
    seed: 'halfpast',
    kind: 'river',
    mood: 'vermilion',
    discX: 240,
    discY: 430,
    discR: 88,
    horizon: 606,
  },
};
