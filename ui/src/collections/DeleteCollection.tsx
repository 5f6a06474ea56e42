import { FormattedMessage } from 'react-intl';

import { Button } from '../primitives/Button/Button';
import { Dialog } from '../primitives/Dialog/Dialog';
import { BusyWords, CancelWords } from './collection-words';
import { DeleteWords } from './CollectionView';
import { buttons } from './collections.css';

interface DeleteCollectionProps {
  readonly busy: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before a collection is deleted for good. */
export function DeleteCollection({ busy, onDelete, onClose }: DeleteCollectionProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      hasClose={false}
      title={
        <FormattedMessage
          id="collection.delete.title"
          defaultMessage="Delete this collection?"
          description="Title of the question before a collection is deleted"
        />
      }
      description={
        <FormattedMessage
          id="collection.delete.sentence"
          defaultMessage="Its characters and stories stay where they are. This cannot be undone."
          description="In the question before a collection is deleted"
        />
      }
    >
      <div className={buttons}>
        <Button onClick={onClose}>
          <CancelWords />
        </Button>
        <Button tone="danger" onClick={onDelete} busy={busy} busyLabel={<BusyWords />}>
          <DeleteWords />
        </Button>
      </div>
    </Dialog>
  );
}
