import { expect, test } from 'vitest';

import { emptyDraft, problemOf, toDraft, toForm } from './to-draft';

const form = {
  title: 'Three nights',
  description: 'By the sea.',
  points: 50,
  storyIds: ['first', 'second'],
  onSale: true,
};

test('a bundle is edited as it was saved, and sent as it was edited', () => {
  expect(toDraft({ wanted: form })).toEqual({ ...form, points: '50' });
  expect(toForm(toDraft({ wanted: form }))).toEqual(form);
  expect(toDraft({})).toEqual(emptyDraft);
});

test.each(['', '9', '5001', '12.5', '-50', 'fifty'])('a price of %j is not sent', (points) => {
  expect(toForm({ ...form, points })).toBeUndefined();
});

test('a refusal is shown at its field', () => {
  expect(problemOf({ field: 'storyIds' })).toBe('stories');
  expect(problemOf({ field: 'title' })).toBe('title');
  expect(problemOf(undefined)).toBe('failed');
});
