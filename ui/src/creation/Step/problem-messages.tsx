import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { WizardFields, WizardProblem } from '../model';
import { charactersIn } from '../wizard-limits';

const empty: Partial<Record<keyof WizardFields, ReactNode>> = {
  name: (
    <FormattedMessage
      id="wizard.problem.noName"
      defaultMessage="Give the character a name"
      description="Under the empty field for a character’s name, when the reader wants to continue"
    />
  ),
  greeting: (
    <FormattedMessage
      id="wizard.problem.noGreeting"
      defaultMessage="Choose a greeting or write one"
      description="Under the greetings of a new character, when none is chosen and the reader wants to continue"
    />
  ),
};

const refused = (
  <FormattedMessage
    id="wizard.problem.refused"
    defaultMessage="This text is not allowed here. Please change it."
    description="Under a field of a new character that the server does not accept"
  />
);

const excess = (count: number) => (
  <FormattedMessage
    id="wizard.problem.tooLong"
    defaultMessage="{count, plural, one {# character too many} other {# characters too many}}"
    description="Under a text that is too long"
    values={{ count }}
  />
);

/** What a field says that has no problem of its own length. */
export function problemMessages(field: keyof WizardFields, problem: WizardProblem | undefined): ReactNode {
  if (problem?.field !== field || problem.why === 'too-long') return undefined;
  return problem.why === 'empty' ? empty[field] : refused;
}

/** What a text field says: too long as soon as it is, anything else when the reader wanted to continue. */
export function textProblem(
  field: keyof WizardFields,
  text: string,
  limit: number,
  problem: WizardProblem | undefined,
): ReactNode {
  const over = charactersIn(text) - limit;
  return over > 0 ? excess(over) : problemMessages(field, problem);
}

/** What a text says that is too long, and nothing otherwise. */
export function lengthProblem(text: string, limit: number): ReactNode {
  const over = charactersIn(text) - limit;
  return over > 0 ? excess(over) : undefined;
}
