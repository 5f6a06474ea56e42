import { FormattedMessage } from 'react-intl';

import { TextButton } from '../TextButton/TextButton';
import type { ToastValue } from './toast-value';
import { plain, words } from './PlainToasts.css';

export interface PlainToastsProps {
  /** The messages, oldest first; the newest is shown until it is closed. */
  readonly toasts: readonly ToastValue[];
  readonly onClose: (id: string) => void;
}

/**
 * The newest message in the plainest form: for a page that could not load the `Toaster`.
 *
 * **Use** as the fallback of the `Toaster`, with the same list of messages.
 *
 * **Avoid** it where the `Toaster` is there.
 *
 * **Accessibility** A status, announced politely; it stands until it is closed.
 */
export function PlainToasts({ toasts, onClose }: PlainToastsProps) {
  const newest = toasts.at(-1);
  return (
    <div role="status" className={plain}>
      {newest !== undefined && (
        <>
          <span className={words}>{newest.message}</span>
          {newest.act !== undefined && <TextButton onClick={newest.act.onAct}>{newest.act.label}</TextButton>}
          <TextButton onClick={() => onClose(newest.id)}>
            <FormattedMessage
              id="primitives.toaster.closePlain"
              defaultMessage="Close"
              description="Closes a short message"
            />
          </TextButton>
        </>
      )}
    </div>
  );
}
