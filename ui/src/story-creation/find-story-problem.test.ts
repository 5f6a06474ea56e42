import { expect, it } from 'vitest';

import { findStoryProblem } from './find-story-problem';
import { emptyStory, filledStory } from './fixtures/story-fields';

it('asks for a title first, then for the one line', () => {
  expect(findStoryProblem('premise', emptyStory)).toEqual({ field: 'title', why: 'empty' });
  expect(findStoryProblem('premise', { ...emptyStory, title: 'The Ferry' })).toEqual({
    field: 'tagline',
    why: 'empty',
  });
  expect(findStoryProblem('premise', filledStory)).toBeUndefined();
});

it('counts a letter beyond the BMP as one', () => {
  expect(findStoryProblem('premise', { ...filledStory, title: '🌊'.repeat(80) })).toBeUndefined();
  expect(findStoryProblem('premise', { ...filledStory, title: '🌊'.repeat(81) })).toEqual({
    field: 'title',
    why: 'too-long',
  });
});

it('names the list in which an entry is too long, and lets an unplanned shape pass', () => {
  expect(findStoryProblem('shape', emptyStory)).toBeUndefined();
  expect(findStoryProblem('shape', { ...emptyStory, beats: ['a'.repeat(201)] })).toEqual({
    field: 'beats',
    why: 'too-long',
  });
  expect(findStoryProblem('shape', { ...emptyStory, roles: [{ label: 'Pilot', note: 'a'.repeat(201) }] })).toEqual({
    field: 'roles',
    why: 'too-long',
  });
});
