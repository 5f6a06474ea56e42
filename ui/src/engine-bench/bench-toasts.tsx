import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';

/** @param variable The one that must be set before the command is run; null where there is no key. */
export const curlCopied = (variable: string | null): ToastMessage => ({
  tone: 'success',
  message:
    variable === null ? (
      <FormattedMessage
        id="bench.toast.copied"
        defaultMessage="Copied"
        description="Short message after a request was copied as a curl command"
      />
    ) : (
      <FormattedMessage
        id="bench.toast.copiedWithKey"
        defaultMessage="Copied. Set {variable} before you run it."
        description="Short message after a request was copied as a curl command; {variable} is the name of an environment variable that holds a key"
        values={{ variable }}
      />
    ),
});

export const curlNotCopied = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="bench.toast.notCopied"
      defaultMessage="The clipboard refused. Nothing was copied."
      description="Short message when a request could not be copied"
    />
  ),
});
