import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { WizardStep } from '../model';

/** The heading of each step. `name` is absent while the character has none. */
export const stepTitles = {
  who: () => (
    <FormattedMessage
      id="wizard.title.who"
      defaultMessage="Who are they?"
      description="Heading of the first page of the character wizard"
    />
  ),
  look: () => (
    <FormattedMessage
      id="wizard.title.look"
      defaultMessage="What do they look like?"
      description="Heading of the second page of the character wizard"
    />
  ),
  voice: () => (
    <FormattedMessage
      id="wizard.title.voice"
      defaultMessage="How do they talk?"
      description="Heading of the third page of the character wizard"
    />
  ),
  meet: (name) =>
    name === undefined ? (
      <FormattedMessage
        id="wizard.title.meetThem"
        defaultMessage="Meet them"
        description="Heading of the end of the character wizard, where the reader talks to a character without a name"
      />
    ) : (
      <FormattedMessage
        id="wizard.title.meet"
        defaultMessage="Meet {name}"
        description="Heading of the end of the character wizard, where the reader talks to the new character"
        values={{ name }}
      />
    ),
} as const satisfies Record<WizardStep, (name: ReactNode) => ReactNode>;
