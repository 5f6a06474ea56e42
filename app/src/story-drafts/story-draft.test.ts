import { expect, it } from 'vitest';

import { parseStoryDraftChanges, storyDraftKind } from './story-draft';

const { blank, fits, join } = storyDraftKind('en-US');

it('keeps what an author left, even where it is too long, and drops what is no change', () => {
  const long = 'a'.repeat(81);
  expect(parseStoryDraftChanges({ title: long, acts: 9, mood: 'neon', source: '-> END', other: 1 })).toEqual({
    title: long,
    source: '-> END',
  });
  expect(fits({ title: long })).toBe(false);
  expect(parseStoryDraftChanges('title')).toBeNull();
});

it('joins the entries of both, and no two sources', () => {
  const mine = { ...blank, beats: ['one', 'two'], source: 'mine' };
  const theirs = { ...blank, beats: ['one', 'three'], source: 'theirs' };
  expect(new Set(join('beats', mine, theirs)?.beats)).toEqual(new Set(['one', 'two', 'three']));
  expect(join('source', mine, theirs)).toBeNull();
  expect(join('shape', mine, theirs)).toBeNull();
});

it('does not join lists into one that is too long', () => {
  const many = (name: string) => Array.from({ length: 4 }, (_, index) => ({ label: `${name} ${index}`, note: '' }));
  expect(join('roles', { ...blank, roles: many('a') }, { ...blank, roles: many('b') })).toBeNull();
});
