import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';

export const pictureKept = (version: number): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="paint.toast.kept"
      defaultMessage="Kept as version {version, number}"
      description="Short message after a painted picture was kept"
      values={{ version }}
    />
  ),
});

export const pictureNotKept = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="paint.toast.notKept"
      defaultMessage="The picture was not kept. Your strokes are safe; try again."
      description="Short message when a painted picture could not be kept"
    />
  ),
});

/** @param name of the character; empty for one without */
export const portraitWorn = (name: string): ToastMessage => ({
  tone: 'success',
  message:
    name.trim() === '' ? (
      <FormattedMessage
        id="paint.toast.worn"
        defaultMessage="This is the portrait now"
        description="Short message after a painted picture became the portrait of a character without a name"
      />
    ) : (
      <FormattedMessage
        id="paint.toast.wornBy"
        defaultMessage="This is {name}’s portrait now"
        description="Short message after a painted picture became the portrait of a character"
        values={{ name: <bdi>{name}</bdi> }}
      />
    ),
});
