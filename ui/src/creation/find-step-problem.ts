import type { WizardFields, WizardPage, WizardProblem } from './model';
import { charactersIn, wizardLimits } from './wizard-limits';

type Find = (fields: WizardFields) => WizardProblem | undefined;

const isEmpty = (text: string) => text.trim() === '';

const empty = (field: 'name' | 'greeting'): Find => {
  const problem = { field, why: 'empty' } as const;
  return (fields) => (isEmpty(fields[field]) ? problem : undefined);
};

const tooLong = (field: 'name' | 'tagline' | 'pronouns' | 'scenario' | 'greeting'): Find => {
  const problem = { field, why: 'too-long' } as const;
  return (fields) => (charactersIn(fields[field]) > wizardLimits[field] ? problem : undefined);
};

const exchangesTooLong: Find = ({ exchanges }) =>
  exchanges.some(
    ({ reader, character }) =>
      charactersIn(reader) > wizardLimits.exchangeReader || charactersIn(character) > wizardLimits.exchangeCharacter,
  )
    ? { field: 'exchanges', why: 'too-long' }
    : undefined;

const rules = {
  who: [empty('name'), tooLong('name'), tooLong('tagline'), tooLong('pronouns')],
  look: [],
  voice: [tooLong('scenario'), empty('greeting'), tooLong('greeting'), exchangesTooLong],
} as const satisfies Record<WizardPage, readonly Find[]>;

/** The first field of a page that is missing or too long; `undefined` when the page can be left. A new object each time. */
export function findStepProblem(page: WizardPage, fields: WizardFields): WizardProblem | undefined {
  for (const rule of rules[page]) {
    const problem = rule(fields);
    if (problem !== undefined) return { ...problem };
  }
  return undefined;
}
