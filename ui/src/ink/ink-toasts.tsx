import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';

export const storyKept = (title: string): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="ink.toast.kept"
      defaultMessage="{title} is saved"
      description="Short message after a story was kept"
      values={{ title: <bdi>{title}</bdi> }}
    />
  ),
});

/** A mature story was kept, which this content mode does not show. */
export const matureStoryKept = (title: string): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="ink.toast.keptMature"
      defaultMessage="{title} is saved and shown in mature mode"
      description="Short message after a story with mature themes was kept outside the mature mode"
      values={{ title: <bdi>{title}</bdi> }}
    />
  ),
});

/** A story could not be deleted or brought back. */
export const storyDeletionFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="ink.toast.deletionFailed"
      defaultMessage="That did not work, and nothing has changed. Try again."
      description="Short message when a story could not be deleted or brought back"
    />
  ),
});
