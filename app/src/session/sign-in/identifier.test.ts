import { expect, test } from 'vitest';

import { codeProblem, identifierProblem, readIdentifier, testAccountProblem } from './identifier';

const form = (identifier: string, code = '', password = '') => ({ identifier, code, password });

test.each([
  ['reader@example.org', 'email', 'reader@example.org'],
  ['  reader@example.org ', 'email', 'reader@example.org'],
  ['a@b.c', 'email', 'a@b.c'],
  ['2025550143', 'phone', '2025550143'],
  ['13812345678', 'phone', '13812345678'],
])('"%s" is a way to reach a visitor by %s', (typed, channel, text) => {
  expect(readIdentifier(typed)).toEqual({ channel, text });
  expect(identifierProblem(form(typed))).toBeUndefined();
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['reader', 'invalid'],
  ['reader@example', 'invalid'],
  ['reader @example.org', 'invalid'],
  ['reader@@example.org', 'invalid'],
  ['202555014', 'invalid'],
  ['138123456789', 'invalid'],
  ['+12025550143', 'invalid'],
  ['202-555-0143', 'invalid'],
])('"%s" is %s', (typed, why) => {
  expect(identifierProblem(form(typed))).toEqual({ field: 'identifier', why });
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
