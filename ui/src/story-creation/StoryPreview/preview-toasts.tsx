import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../../toasts/toast-message';

/** Something in a preview that only a published story has. */
export const previewOnly: ToastMessage = {
  tone: 'info',
  message: (
    <FormattedMessage
      id="storyEditor.preview.off"
      defaultMessage="Not in the preview: this works once the story is published."
      description="Short message when something is pressed in the preview of a story that leads out of it"
    />
  ),
};
