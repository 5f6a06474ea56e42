import { expect, it } from 'vitest';

import { findStepProblem } from './find-step-problem';
import { emptyFields, filledFields } from './fixtures/fields';

it('asks for a name first, and for nothing of the look', () => {
  expect(findStepProblem('who', emptyFields)).toEqual({ field: 'name', why: 'empty' });
  expect(findStepProblem('who', { ...emptyFields, name: '  ' })).toEqual({ field: 'name', why: 'empty' });
  expect(findStepProblem('look', emptyFields)).toBeUndefined();
});

it('asks for a greeting before the character is met', () => {
  expect(findStepProblem('voice', { ...filledFields, greeting: '' })).toEqual({ field: 'greeting', why: 'empty' });
  expect(findStepProblem('voice', filledFields)).toBeUndefined();
});

it('counts characters as the contract does: a name of sixty signs beyond the BMP is not too long', () => {
  const sixty = '\u{1F54A}'.repeat(60);
  expect(findStepProblem('who', { ...filledFields, name: sixty })).toBeUndefined();
  expect(findStepProblem('who', { ...filledFields, name: `${sixty}a` })).toEqual({ field: 'name', why: 'too-long' });
});

it('names an exchange that is too long', () => {
  const exchanges = [{ reader: 'a'.repeat(2001), character: '' }];
  expect(findStepProblem('voice', { ...filledFields, exchanges })).toEqual({ field: 'exchanges', why: 'too-long' });
});

it('answers with a new object each time, so that the same problem takes the focus again', () => {
  expect(findStepProblem('who', emptyFields)).not.toBe(findStepProblem('who', emptyFields));
});
