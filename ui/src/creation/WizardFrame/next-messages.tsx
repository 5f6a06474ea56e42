import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { WizardStep } from '../model';

type Messages = (name: ReactNode) => ReactNode;

/** What the one filled button does at each step. `name` is absent while the character has none. */
export const nextMessages = {
  who: () => (
    <FormattedMessage
      id="wizard.next.look"
      defaultMessage="Next: look"
      description="Button at the foot of the first page of the character wizard: leads to the page with the portrait"
    />
  ),
  look: () => (
    <FormattedMessage
      id="wizard.next.voice"
      defaultMessage="Next: voice"
      description="Button at the foot of the second page of the character wizard: leads to the page about how the character talks"
    />
  ),
  voice: (name) =>
    name === undefined ? (
      <FormattedMessage
        id="wizard.next.meetThem"
        defaultMessage="Meet them for free"
        description="Button at the foot of the third page of the character wizard: talk to the character, which has no name yet, without paying"
      />
    ) : (
      <FormattedMessage
        id="wizard.next.meet"
        defaultMessage="Meet {name} for free"
        description="Button at the foot of the third page of the character wizard: talk to the character without paying"
        values={{ name }}
      />
    ),
  meet: (name) =>
    name === undefined ? (
      <FormattedMessage
        id="wizard.next.keepThem"
        defaultMessage="Save character"
        description="Button at the end of the character wizard: makes a private character of the draft, which has no name yet"
      />
    ) : (
      <FormattedMessage
        id="wizard.next.keep"
        defaultMessage="Save {name}"
        description="Button at the end of the character wizard: makes a private character of the draft"
        values={{ name }}
      />
    ),
} as const satisfies Record<WizardStep, Messages>;
