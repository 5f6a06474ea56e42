import { expect, test } from 'vitest';

import { findArticle } from './articles';

test('an article is found in the language that it is written in, and nothing else is', async () => {
  expect(await findArticle('one-contract', 'ja-JP')).toEqual({
    title: 'One contract, and everything else follows',
    language: 'en-US',
  });
  expect(await findArticle('white-paper', 'en-US')).toEqual({ title: 'White paper', language: 'en-US' });
  expect(await findArticle('no-such-post', 'en-US')).toBeUndefined();
  expect(await findArticle('one-contract', 'xx')).toBeUndefined();
});
