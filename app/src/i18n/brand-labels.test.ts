import { expect, test } from 'vitest';

import { brandLabel } from './brand-labels';

test.each([
  ['a label in the brand’s own file', 'fabula', 'ja-JP', 'explore', 'さがす'],
  ['a label that the brand’s file lacks comes from its English', 'noctis', 'ko-KR', 'userProfile', 'User Profile'],
  ['a label beyond the first six in English', 'noctis', 'en-US', 'community', 'Community'],
  ['a language without a brand file leaves it to the catalogue', 'fabula', 'ar-SA', 'explore', undefined],
] as const)('%s', (_, brand, locale, label, expected) => {
  expect(brandLabel(brand, locale, label)).toBe(expected);
});
