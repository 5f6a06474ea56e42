import { expect, test } from 'vitest';

import { operations } from '@fabula/sdk/mocks';

import { toWayBack } from './to-way-back';

const { items } = operations.listContinue.examples[200].typical.data;

test('links each entry to the place to resume', () => {
  expect(items.map((item) => toWayBack('ar-SA', item).href)).toEqual([
    '/ar-SA/character-chat/maren-vale?chat=cht-8f0d7c5a3b1e4c62',
    '/ar-SA/dynamic-story-play/ssn-8f0d7c5a3b1e4c62/winter-at-heron-pass/rnd-7d1c0a93e4b25f66',
    '/ar-SA/room/rom-3a7e1c9f5b2d4806',
  ]);
});

test('a novel says its chapter, another story its round', () => {
  const play = items.find((item) => item.kind === 'play');
  if (play === undefined) throw new Error('The example has a play');
  expect(toWayBack('en-US', play)).toMatchObject({ unit: 'round', reached: 2, of: 8 });
  const progress = { ...play.progress, chapter: { number: 3, title: 'Ice' } };
  const novel = { ...play, progress, story: { ...play.story, kind: 'novel' as const, rounds: null, chapters: 9 } };
  expect(toWayBack('en-US', novel)).toMatchObject({ unit: 'chapter', reached: 3, of: 9 });
});
