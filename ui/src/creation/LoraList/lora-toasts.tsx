import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../../toasts/toast-message';

export const triggerWordsCopied = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="lora.toast.copied"
      defaultMessage="Trigger words copied"
      description="Short message after the trigger words of a LoRA were copied"
    />
  ),
});

export const triggerWordsNotCopied = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="lora.toast.notCopied"
      defaultMessage="Your browser did not allow copying. Select the words and copy them yourself."
      description="Short message when the trigger words of a LoRA could not be copied"
    />
  ),
});
