import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';

export const storyLinkCopied = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="storyPage.toast.copied"
      defaultMessage="Link copied"
      description="Short message after the address of a story’s page was copied"
    />
  ),
});

/** The address of a story could not be passed on. */
export const storyLinkFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="storyPage.toast.failed"
      defaultMessage="The link could not be copied"
      description="Short message when the browser does not let the address of a story’s page be copied"
    />
  ),
});
