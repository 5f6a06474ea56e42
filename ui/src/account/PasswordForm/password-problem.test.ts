import { expect, test } from 'vitest';

import { findPasswordProblem } from './password-problem';

const values = { currentPassword: 'seven quiet lamps', newPassword: 'eight louder lamps' };

test('a new password beside the current one can be saved', () => {
  expect(findPasswordProblem(values, true)).toBeUndefined();
});

test('a first password asks for no other', () => {
  expect(findPasswordProblem({ ...values, currentPassword: '' }, false)).toBeUndefined();
});

test.each([
  ['no current password', { currentPassword: '' }, { field: 'currentPassword', why: 'empty' }],
  ['a new password of 7 characters', { newPassword: '1234567' }, { field: 'newPassword', why: 'too-short' }],
  ['a new password of 129 characters', { newPassword: 'x'.repeat(129) }, { field: 'newPassword', why: 'too-long' }],
] as const)('%s cannot be saved', (_, patch, problem) => {
  expect(findPasswordProblem({ ...values, ...patch }, true)).toEqual(problem);
});
