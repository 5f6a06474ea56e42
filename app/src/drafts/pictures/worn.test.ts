import { expect, test } from 'vitest';

import { wearing, wears } from './worn';

const parts = { seed: '41', mood: 'brass', expression: 'wry' } as const;

test('a picture from parts is worn as its parts, so that it has the other faces too', () => {
  const picture = { pictureId: 'pic-1', parts };
  const worn = { portrait: { seed: 'x' }, picture: 'pic-2', ...wearing(picture) };
  expect(worn).toEqual({ portrait: parts, picture: null });
  expect(wears(worn, picture)).toBe(true);
  expect(wears({ portrait: { expression: 'wry', seed: '41', mood: 'brass' }, picture: null }, picture)).toBe(true);
  expect(wears({ portrait: { ...parts, expression: 'sad' }, picture: null }, picture)).toBe(false);
  expect(wears({ portrait: parts, picture: 'pic-2' }, picture)).toBe(false);
});

test('any other picture is worn as it is', () => {
  const picture = { pictureId: 'pic-1', parts: null };
  const worn = { portrait: parts, picture: null, ...wearing(picture) };
  expect(worn).toEqual({ portrait: parts, picture: 'pic-1' });
  expect(wears(worn, picture)).toBe(true);
  expect(wears({ portrait: null, picture: null }, picture)).toBe(false);
});
