import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { buttons } from './ConfirmDialog.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly sentence: ReactNode;
  readonly confirm: ReactNode;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ open, title, sentence, confirm, busy, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={sentence} hasClose={false}>
      <div className={buttons}>
        <Button onClick={onClose}>
          <FormattedMessage
            id="room.confirm.cancel"
            defaultMessage="Cancel"
            description="Closes the question before something final in a room, without doing it"
          />
        </Button>
        <Button
          tone="danger"
          onClick={onConfirm}
          busy={busy}
          busyLabel={
            <FormattedMessage
              id="room.confirm.busy"
              defaultMessage="One moment"
              description="On the button of the question before something final in a room, while it is done"
            />
          }
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
