import { expect, it } from 'vitest';

import { sentencesOf } from './sentences';

const wordsOf = (text: string, language: string) =>
  sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

it('ends a sentence where the language does', () => {
  expect(wordsOf('She did not.  Later I understood. ', 'en-US')).toEqual(['She did not.', 'Later I understood.']);
  expect(wordsOf('灯塔闪过七次。海上有人在数。', 'zh-CN')).toEqual(['灯塔闪过七次。', '海上有人在数。']);
  expect(wordsOf('كيف تضيع نجمة؟ كما يضيع كل شيء.', 'ar-SA')).toEqual(['كيف تضيع نجمة؟', 'كما يضيع كل شيء.']);
});

it('finds nothing in nothing', () => {
  expect(wordsOf(' \n ', 'en-US')).toEqual([]);
});
