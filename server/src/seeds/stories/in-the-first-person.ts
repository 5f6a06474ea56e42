import { inkFacts } from '../ink-facts.ts';
import { inkRoles } from '../ink-roles.ts';
import { prose } from '../prose.ts';
import type { SeedStory } from '../types.ts';

export const inTheFirstPerson: SeedStory = {
  storyId: 'in-the-first-person',
  title: 'In the First Person',
  tagline: 'Interpreters say I all day and never mean themselves. Three winters, one glass booth.',
  synopsis: prose`
    Two interpreters share a booth one metre sixty wide, half an hour each, while two halves of a river quarrel over a
    dam. Every February they have eleven days. There is one permanent post, both want it, and each has been handed a
    form on which to assess the other before nine in the morning. You begin with the boxes. By two o’clock you are on
    the hotel’s paper, with the toast you gave in other people’s words, the threat you had nine words to think about,
    and the night she signed her name over yours. Behind the wall she is writing too. What you bend is on the tape.
  `,
  opening: prose`
    Lazar Novik put this in front of me at six, face down, with a pen on top of it. He put the same form in front of
    you. He wished us both a good dinner.

    It is eleven now and you are behind this wall. I heard your shower stop, then the wardrobe door. Since then nothing,
    so you are sitting where I am sitting, at the twin of this desk, and if they took the wall away we would be back to
    back. There is one post. Each of us has been asked what the other is worth.

    Three Februaries, eleven days in each. A booth of glass one metre sixty wide. Half an hour for you at the microphone
    and half an hour for me, turn about, until one of us could no longer feel our face.

    They say one side only. I am going to need the back.
  `,
  kind: 'dynamic',
  rounds: inkFacts['in-the-first-person'].rounds,
  fewestRounds: inkFacts['in-the-first-person'].fewestRounds,
  chapters: null,
  endings: inkFacts['in-the-first-person'].endings,
  readingMinutes: inkFacts['in-the-first-person'].readingMinutes,
  cast: ['noor-saberi', 'lazar-novik', 'nkiru-obi'],
  roles: inkRoles('in-the-first-person'),
  tags: ['romance', 'slow-burn', 'letters', 'deep-winter'],
  language: 'en-US',
  mature: false,
  isNew: true,
  creatorName: 'Fabula',
  createdAt: '2026-11-12T18:00:00Z',
  rank: 15,
  art: {
    seed: 'booth',
    kind: 'snow',
    mood: 'vermilion',
    discX: 250,
    discY: 426,
    discR: 84,
    horizon: 618,
  },
};
