import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { InkFailureValue } from './model';

export const inkFailures = {
  'too-large': (
    <FormattedMessage
      id="ink.failure.tooLarge"
      defaultMessage="This story is too long. The limit is a million characters."
      description="After a story was brought that is larger than one may be"
    />
  ),
  'bad-archive': (
    <FormattedMessage
      id="ink.failure.badArchive"
      defaultMessage="This .zip could not be read. It needs ink files in UTF-8 and no password."
      description="After a story was brought as a zip archive that is damaged, encrypted or without ink files"
    />
  ),
  'not-allowed': (
    <FormattedMessage
      id="ink.failure.notAllowed"
      defaultMessage="This story cannot be saved here. Sexual content about minors or real people is refused in every mode."
      description="After a story was refused for what it contains"
    />
  ),
  'too-many': (
    <FormattedMessage
      id="ink.failure.tooMany"
      defaultMessage="You have reached the limit of stories. Delete one first."
      description="After a story could not be kept because there are too many"
    />
  ),
  'too-fast': (
    <FormattedMessage
      id="ink.failure.tooFast"
      defaultMessage="Too many requests. Wait a moment, then try again."
      description="After too many stories were looked through in a short time"
    />
  ),
  offline: (
    <FormattedMessage
      id="ink.failure.offline"
      defaultMessage="The server could not be reached. Check your connection and try again; your text is still here."
      description="After a story could not be sent"
    />
  ),
  failed: (
    <FormattedMessage
      id="ink.failure.failed"
      defaultMessage="Something went wrong on our side. Your text is still here. Try again."
      description="After a story could not be looked through or kept for a reason that the reader cannot change"
    />
  ),
} as const satisfies Record<InkFailureValue, ReactNode>;
