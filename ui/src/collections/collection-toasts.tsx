import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';
import { FailedWords } from './collection-words';

export const collectionUnchanged = (): ToastMessage => ({ tone: 'danger', message: <FailedWords /> });

export const collectionFull = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="collection.add.full"
      defaultMessage="This collection is full: it can hold 100 entries. Remove one first."
      description="Short message when a character or a story does not fit into a collection"
    />
  ),
});
