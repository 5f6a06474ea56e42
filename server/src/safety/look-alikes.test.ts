import { describe, expect, it } from 'vitest';
import { isVisibleName, looksLike, mixesAlphabets } from './look-alikes.ts';

describe('two names', () => {
  it.each([
    ['Elias', 'ÉLIAS'],
    ['Ada Byrne', 'ada-byrne'],
    ['Ada', 'Ａｄａ'],
    ['Ada', '𝒜𝒹𝒶'],
    ['paypal', 'раураl'],
    ['Bill', 'BiIl'],
    ['Noor', 'N00r'],
    ['modern', 'modem'],
    ['نور', 'نُور'],
  ])('%s and %s look alike', (a, b) => {
    expect(looksLike(a, b)).toBe(true);
  });

  it.each([
    ['Ada', 'Ida'],
    ['Ali', 'All'],
    ['Mira', 'Mara'],
    ['エリアス', 'エリナス'],
    ['نور', 'نار'],
    ['小灯', '小火'],
  ])('%s and %s do not', (a, b) => {
    expect(looksLike(a, b)).toBe(false);
  });
});

it.each([
  '',
  ' ',
  '\u3164',
  '\u2800\u2800',
  '\u200d\u200c',
  '\u115f\u1160',
  '\ufe0f',
  '\u0301',
  '…',
  `a${'\u0301'.repeat(12)}`,
])('%j cannot be seen as a name', (name) => {
  expect(isVisibleName(name)).toBe(false);
});

it.each(['Ada', 'Zoë', 'نور', 'हिन्दी', 'ไทยที่', 'エリアス', '👩‍🚀', '7', 'Nguyễn'])('%j can', (name) => {
  expect(isVisibleName(name)).toBe(true);
});

it.each(['Аdа', 'Ρaul', 'fаn'])('%j mixes alphabets within a word', (name) => {
  expect(mixesAlphabets(name)).toBe(true);
});

it.each(['Ada Мир', 'エリアスAda', 'Ada と Ноктюрн', 'Łukasz', 'мир-a'])('%j does not', (name) => {
  expect(mixesAlphabets(name)).toBe(false);
});
