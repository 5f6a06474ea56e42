import type { ReplyFailure } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

const quiet = (
  <FormattedMessage
    id="chat.failure.quiet"
    defaultMessage="The connection was lost. Your message is safe, and nothing was charged."
    description="A reply failed because the engine could not be reached or stopped"
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
export const failureMessages = {
  'rate-limited': (
    <FormattedMessage
      id="chat.failure.busy"
      defaultMessage="The server is busy. Your message is safe, and nothing was charged."
      description="A reply failed because the engine is busy"
    />
  ),
  unavailable: quiet,
  stalled: quiet,
  malformed: quiet,
  empty: quiet,
  interrupted: quiet,
  refused,
  filtered: refused,
} as const satisfies Record<ReplyFailure, ReactNode>;
