import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../../toasts/toast-message';

/** A conversation could not be renamed, pinned, deleted or brought back. */
export const conversationUnchanged = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="continue.all.unchanged"
      defaultMessage="That did not work. The conversation was not changed."
      description="Short message after a conversation could not be renamed, pinned, deleted or brought back"
    />
  ),
});
