import { expect, test } from 'vitest';

import { blanksOf, pick } from './pick';

const presets = { userName: ['Wick', 'Foxglove'], userAvatarImageUrl: ['/a.webp', '/b.webp'], motto: ['One.', 'Two.'] };

test('a pick is always another than the present one', () => {
  for (let time = 0; time < 50; time += 1) expect(pick(['Wick', 'Foxglove'], 'Wick')).toBe('Foxglove');
});

test('every choice comes up', () => {
  const picked = Array.from({ length: 500 }, () => pick(['a', 'b', 'c']));
  expect(new Set(picked)).toEqual(new Set(['a', 'b', 'c']));
});

test('picks the only choice again, and nothing from an empty list', () => {
  expect(pick(['Wick'], 'Wick')).toBe('Wick');
  expect(pick([])).toBe('');
});

test('fills blank fields and keeps what was entered', () => {
  const filled = blanksOf({ userName: 'Maren', userAvatarImageUrl: '', motto: '  ' }, presets);
  expect(filled.userName).toBe('Maren');
  expect(presets.userAvatarImageUrl).toContain(filled.userAvatarImageUrl);
  expect(presets.motto).toContain(filled.motto);
});
