import { operations } from '@fabula/sdk/mocks';
import { expect, test } from 'vitest';

import { nearestStories } from './nearest-stories';

const [example] = operations.listStories.examples[200]['first-page'].data.items;
if (example === undefined) throw new Error('The example is short.');
const story = (storyId: string, ...tags: string[]) => ({ ...example, storyId, tags });

test('stories that share more with one come first, in their order among equals, and never the one itself', () => {
  const sea = story('sea', 'sea-and-salt', 'mystery');
  const others = [story('tea', 'cosy'), story('owl', 'mystery'), sea, story('bay', 'mystery', 'sea-and-salt')];
  expect(nearestStories(others, sea, 2).map(({ storyId }) => storyId)).toEqual(['bay', 'owl']);
  expect(nearestStories(others, sea, 9).map(({ storyId }) => storyId)).toEqual(['bay', 'owl', 'tea']);
});
