import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';

/** Meanwhile things are different, such as by the act of another operator. */
export const actImpossible = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="operator.toast.impossible"
      defaultMessage="That is not possible now. The page shows the current state."
      description="Short message when what an operator wanted to do conflicts with how things are"
    />
  ),
});

/** The account has fewer points than would be taken back. */
export const tooFewPoints = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="operator.toast.points"
      defaultMessage="The account does not have that many points."
      description="Short message when an operator takes back more points than an account has"
    />
  ),
});

/** A character that is not stated to be an adult cannot have mature themes. */
export const notStatedAdult = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="operator.toast.age"
      defaultMessage="This character is not stated to be 18 or older and cannot be marked. Hide it instead."
      description="Short message when an operator would mark a character as mature whose card does not say that it is an adult"
    />
  ),
});
