import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { VisibilityValue } from './model';

/** From the one person to everybody. */
export const visibilities = ['private', 'unlisted', 'public'] as const satisfies readonly VisibilityValue[];

export const visibilityNames: Readonly<Record<VisibilityValue, ReactNode>> = {
  private: (
    <FormattedMessage
      id="publish.private"
      defaultMessage="Only you"
      description="Who sees a character: a choice in the dialog, and beside the character"
    />
  ),
  unlisted: (
    <FormattedMessage
      id="publish.unlisted"
      defaultMessage="Anyone with the link"
      description="Who sees a character: a choice in the dialog, and beside the character"
    />
  ),
  public: (
    <FormattedMessage
      id="publish.public"
      defaultMessage="Everyone"
      description="Who sees a character: a choice in the dialog, and beside the character"
    />
  ),
};

/** Below a choice, alike for characters and stories. */
export const listedHints: Readonly<Record<Exclude<VisibilityValue, 'private'>, ReactNode>> = {
  unlisted: (
    <FormattedMessage
      id="publish.unlistedHint"
      defaultMessage="Not in lists or search, neither here nor in search engines."
      description="Below the choice that everyone with the link sees a character"
    />
  ),
  public: (
    <FormattedMessage
      id="publish.publicHint"
      defaultMessage="In lists and search, with your public name."
      description="Below the choice that everyone sees a character"
    />
  ),
};

/** After something was made private. */
export const donePrivate = (name: ReactNode): ReactNode => (
  <FormattedMessage
    id="publish.donePrivate"
    defaultMessage="Only you can see {name} now."
    description="After a character was made private"
    values={{ name }}
  />
);
