import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { draftFailures } from '../../creation/WizardFrame/StepFrame';
import type { StoryFailure } from '../model';

/** Why an act on a story draft has failed, and what became of the draft. */
export const storyFailures: Readonly<Record<StoryFailure, ReactNode>> = {
  ...draftFailures,
  'too-many-stories': (
    <FormattedMessage
      id="storyWizard.failure.tooManyStories"
      defaultMessage="You have reached the limit of stories. Delete one first; your draft is safe."
      description="After a draft could not be saved as a story because its author has too many"
    />
  ),
  'too-fast': (
    <FormattedMessage
      id="storyWizard.failure.tooFast"
      defaultMessage="Too many requests. Wait a minute and try again; your draft is safe."
      description="After an act on a story draft was refused because there were too many in a short time"
    />
  ),
  'keep-failed': (
    <FormattedMessage
      id="storyWizard.failure.keep"
      defaultMessage="The story was not saved. Your draft is safe; please try again."
      description="After making a story of a draft failed"
    />
  ),
  failed: (
    <FormattedMessage
      id="storyWizard.failure.other"
      defaultMessage="That did not work. Your draft is safe; please try again."
      description="After writing or checking a story draft failed"
    />
  ),
};
