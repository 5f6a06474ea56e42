import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { ReplyFailureValue } from '../model';

const quiet = (
  <FormattedMessage
    id="chat.failure.quiet"
    defaultMessage="The line went quiet. Your message is safe, and nothing was charged."
    description="A reply failed because whoever writes replies could not be reached or stopped"
  />
);

const refused = (
  <FormattedMessage
    id="chat.failure.refused"
    defaultMessage="This could not be answered. Your message is safe, and nothing was charged."
    description="A reply failed because its words were not fit to be shown"
  />
);

/** What is said about a reply that failed: what happened and what is safe. */
export const failureWords = {
  'rate-limited': (
    <FormattedMessage
      id="chat.failure.busy"
      defaultMessage="Too many are talking at once. Your message is safe, and nothing was charged."
      description="A reply failed because whoever writes replies is busy"
    />
  ),
  unavailable: quiet,
  stalled: quiet,
  malformed: quiet,
  empty: quiet,
  interrupted: quiet,
  refused,
  filtered: refused,
} as const satisfies Record<ReplyFailureValue, ReactNode>;
