import { expect, test } from 'vitest';

import { MOODS } from './moods.ts';
import { coverColor, coverInk, portraitColor } from './palette.ts';
import { portrait } from './portrait.ts';
import { MOOD_NAMES } from './types.ts';

test('a portrait without a mood gets the placeholder of the mood that it is drawn in', () => {
  for (const seed of ['one', 'two', 'three', 'four', 'five']) {
    const drawn = portrait(seed);
    const mood = MOOD_NAMES.find((name) => drawn.includes(`<stop offset=".52" stop-color="${MOODS[name].sky[1]}"/>`));
    expect(portraitColor({ seed, options: {} })).toBe(portraitColor({ seed: 'other', options: { mood } }));
  }
});

test.each(MOOD_NAMES)('placeholders of %s are colours of six digits', (mood) => {
  expect(portraitColor({ seed: 'any', options: { mood } })).toMatch(/^#[0-9a-f]{6}$/);
  expect(coverColor({ mood })).toMatch(/^#[0-9a-f]{6}$/);
});

test('titles are dark on the light moods only', () => {
  const dark = MOOD_NAMES.filter((mood) => coverInk({ mood }) !== 'night');
  expect(dark).toEqual(['brass', 'paper', 'frost']);
  expect(coverInk({ mood: 'frost' })).toBe('frost');
});
