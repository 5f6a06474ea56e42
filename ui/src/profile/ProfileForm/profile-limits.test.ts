import { expect, test } from 'vitest';

import { charactersIn, findProfileProblem } from './profile-limits';

const filled = { userAvatarImageUrl: '/art/1/avatars/suyin-256.webp', userName: 'Night Heron', motto: '' };

test('a motto is optional', () => {
  expect(findProfileProblem(filled)).toBeUndefined();
});

test.each([
  ['no picture', { userAvatarImageUrl: '' }, { field: 'userAvatarImageUrl', why: 'empty' }],
  ['no nickname', { userName: '' }, { field: 'userName', why: 'empty' }],
  ['a nickname of spaces', { userName: '   ' }, { field: 'userName', why: 'empty' }],
  ['a nickname of 41 characters', { userName: 'x'.repeat(41) }, { field: 'userName', why: 'too-long' }],
  ['a motto of 61 characters', { motto: 'x'.repeat(61) }, { field: 'motto', why: 'too-long' }],
] as const)('%s keeps a profile from being saved', (_, patch, problem) => {
  expect(findProfileProblem({ ...filled, ...patch })).toEqual(problem);
});

test('the first field with a problem is the one that is named', () => {
  const everything = { userAvatarImageUrl: '', userName: '', motto: 'x'.repeat(61) };
  expect(findProfileProblem(everything)).toEqual({ field: 'userAvatarImageUrl', why: 'empty' });
});

test('sixty lanterns are sixty characters, as the contract counts them', () => {
  const motto = '🏮'.repeat(60);
  expect(charactersIn(motto)).toBe(60);
  expect(findProfileProblem({ ...filled, motto })).toBeUndefined();
});
