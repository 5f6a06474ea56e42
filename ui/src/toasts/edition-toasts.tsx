import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from './toast-message';

/** The site has changed since this page was opened; the reader chooses when to take it. */
export const newEdition = (onReload: () => void): ToastMessage => ({
  tone: 'info',
  topic: 'edition',
  message: (
    <FormattedMessage
      id="toasts.newEdition"
      defaultMessage="A new edition is ready"
      description="Short message when the site has a newer version than the one that is open"
    />
  ),
  act: {
    label: (
      <FormattedMessage
        id="toasts.newEdition.reload"
        defaultMessage="Reload"
        description="Button beside the message of a newer version: loads the page again, in that version"
      />
    ),
    onAct: onReload,
  },
});
