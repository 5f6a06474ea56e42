import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { InkFailureValue } from './model';

/** What went wrong with a story, and what to do about it. */
export const inkFailures = {
  'too-large': (
    <FormattedMessage
      id="ink.failure.tooLarge"
      defaultMessage="This story is too long. A million letters is the most."
      description="After a story was brought that is larger than one may be"
    />
  ),
  'not-allowed': (
    <FormattedMessage
      id="ink.failure.notAllowed"
      defaultMessage="This story cannot be kept here. Sexual content about minors or real people is refused, whatever the mode."
      description="After a story was refused for what it contains"
    />
  ),
  'too-many': (
    <FormattedMessage
      id="ink.failure.tooMany"
      defaultMessage="You have as many stories as there is room for. Delete one first."
      description="After a story could not be kept because there are too many"
    />
  ),
  'too-fast': (
    <FormattedMessage
      id="ink.failure.tooFast"
      defaultMessage="That was a lot at once. Wait a moment, then try again."
      description="After too many stories were looked through in a short time"
    />
  ),
  offline: (
    <FormattedMessage
      id="ink.failure.offline"
      defaultMessage="It did not arrive. Check your connection and try again; your text is still here."
      description="After a story could not be sent"
    />
  ),
  failed: (
    <FormattedMessage
      id="ink.failure.failed"
      defaultMessage="Something went wrong on our side. Your text is still here; try once more."
      description="After a story could not be looked through or kept for a reason that the reader cannot change"
    />
  ),
} as const satisfies Record<InkFailureValue, ReactNode>;
