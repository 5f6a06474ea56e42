import { expect, test } from 'vitest';

import {
  codeProblem,
  identifierProblem,
  needsCountry,
  readIdentifier,
  settledIdentifier,
  testAccountProblem,
} from './identifier';

const form = (identifier: string, code = '', password = '') => ({ identifier, code, password });

test.each([
  ['reader@example.org', 'US', 'email', 'reader@example.org'],
  ['  reader@example.org ', 'US', 'email', 'reader@example.org'],
  ['a@b.c', 'US', 'email', 'a@b.c'],
  ['2025550143', 'US', 'phone', '+12025550143'],
  ['13812345678', 'CN', 'phone', '+8613812345678'],
  ['07400123456', 'GB', 'phone', '+447400123456'],
  ['612345678', 'ES', 'phone', '+34612345678'],
  ['+34 612 345 678', 'US', 'phone', '+34612345678'],
  ['+1 (202) 555-0143', 'DE', 'phone', '+12025550143'],
])('"%s" in %s is a way to reach a visitor by %s', async (typed, country, channel, text) => {
  const identifier = await readIdentifier(typed, country);
  expect(identifier).toEqual({ channel, text });
  expect(settledIdentifier(text)).toEqual(identifier);
});

test.each([
  ['reader', 'US'],
  ['reader@example', 'US'],
  ['reader @example.org', 'US'],
  ['reader@@example.org', 'US'],
  ['202555014', 'US'],
  ['138123456789', 'US'],
  ['202-555-0143', 'US'],
  ['612345678', 'US'],
  ['+999 612 345 678', 'US'],
  ['+1', 'US'],
])('"%s" in %s is neither', async (typed, country) => {
  expect(await readIdentifier(typed, country)).toBeUndefined();
});

test.each(['', '   '])('"%s" is empty', (typed) => {
  expect(identifierProblem(form(typed))).toEqual({ field: 'identifier', why: 'empty' });
});

test('only a phone that does not say its country needs one', () => {
  expect(['2025', '2025550143', '+34612', 'reader', 'r2025@x'].map(needsCountry)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('once a code was sent it has to be entered, unless there is a password', () => {
  expect(codeProblem(form('a@b.c'))).toEqual({ field: 'code', why: 'empty' });
  expect(codeProblem(form('a@b.c', ' ', 'open sesame'))).toBeUndefined();
  expect(codeProblem(form('a@b.c', '123456'))).toBeUndefined();
});

test('the test account needs its name and its password', () => {
  expect(testAccountProblem(form(' ', '', 'secret'))).toEqual({ field: 'identifier', why: 'nameless' });
  expect(testAccountProblem(form('tester'))).toEqual({ field: 'password', why: 'empty' });
  expect(testAccountProblem(form('tester', '', 'secret'))).toBeUndefined();
});
