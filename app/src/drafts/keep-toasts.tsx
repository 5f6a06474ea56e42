import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '@fabula/ui';

export const characterReady = (name: string): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="wizard.toast.kept"
      defaultMessage="{name} is saved. Only you can see this character."
      description="Short message on the chat page, after a character was made in the wizard"
      values={{ name: <bdi>{name}</bdi> }}
    />
  ),
});

/** A draft has become a character with mature themes, which this content mode does not show. */
export const matureCharacterReady = (name: string): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="wizard.toast.keptMature"
      defaultMessage="{name} is saved and shown only in mature mode."
      description="Short message after a character with mature themes was made in the wizard outside the mature mode"
      values={{ name: <bdi>{name}</bdi> }}
    />
  ),
});
