import { operations } from '@fabula/sdk/mocks';
import { expect, test } from 'vitest';

import { awakeCharacters, landingStories } from './landing-stories';

const home = operations.getHome.examples[200].typical.data;
const [example] = operations.listStories.examples[200]['first-page'].data.items;
if (example === undefined) throw new Error('The example is short.');
const played = (storyId: string) => ({ ...example, storyId, kind: 'dynamic' as const, rounds: 9, fewestRounds: 8 });
const told = { ...played('told'), fewestRounds: null };
const novel = { ...example, storyId: 'read', kind: 'novel' as const };
const shelved = (...items: (typeof example)[]) => ({
  ...home,
  shelves: [{ shelfId: 'on-the-shelf' as const, kind: 'stories' as const, items }],
});

test('tonight’s tale comes first and once, then the stories of the shelves, four in all', () => {
  const stories = landingStories({
    ...shelved(played('b'), played('a'), played('c'), played('d'), played('e')),
    hero: { ...home.hero, story: played('a') },
  });
  expect(stories.map(({ storyId }) => storyId)).toEqual(['a', 'b', 'c', 'd']);
});

test('neither a novel nor a story that a model tells is begun there, as tonight’s tale or on a shelf', () => {
  const stories = landingStories({ ...shelved(novel, told, played('b')), hero: { ...home.hero, story: novel } });
  expect(stories.map(({ storyId }) => storyId)).toEqual(['b']);
});

test('those who are awake are the first shelf of characters; without one there are none', () => {
  const first = home.shelves.find(({ kind }) => kind === 'characters');
  expect(awakeCharacters(home)).toEqual(first?.items);
  expect(awakeCharacters(shelved(played('a')))).toEqual([]);
});
