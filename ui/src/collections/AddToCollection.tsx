import { FormattedMessage } from 'react-intl';

import { Button } from '../primitives/Button/Button';
import { checkbox } from '../primitives/Choice/choice.css';
import { Dialog } from '../primitives/Dialog/Dialog';
import { RowsFailed, RowsSkeleton } from '../states/PanelState/PanelState';
import { AddWords } from './AddWords';
import { EntryCount, NewCollectionWords } from './collection-words';
import { choice, choiceName, choices, facts, form, group, note } from './collections.css';
import type { CollectionChoice } from './model';

interface AddToCollectionProps {
  /** Undefined until they are known. */
  readonly collections: readonly CollectionChoice[] | undefined;
  /** Asks for them once more, after that failed. */
  readonly onRetry?: (() => void) | undefined;
  readonly onChange: (collectionId: string, contains: boolean) => void;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

/** In which of the reader's collections something is. Each box takes effect at once. */
export function AddToCollection({ collections, onRetry, onChange, onNew, onClose }: AddToCollectionProps) {
  return (
    <Dialog open onClose={onClose} title={<AddWords />}>
      <div className={form}>
        {collections === undefined &&
          (onRetry === undefined ? <RowsSkeleton count={2} /> : <RowsFailed onRetry={onRetry} retrying={false} />)}
        {collections?.length === 0 && (
          <p className={note}>
            <FormattedMessage
              id="collection.empty.title"
              defaultMessage="No collections yet"
              description="Title in place of the reader’s collections while there are none"
            />
          </p>
        )}
        {collections !== undefined && collections.length > 0 && (
          <ul className={choices}>
            {collections.map(({ collectionId, contains, entryCount, name }) => (
              <li key={collectionId}>
                <label className={choice}>
                  <input
                    type="checkbox"
                    className={checkbox}
                    checked={contains}
                    onChange={(event) => onChange(collectionId, event.target.checked)}
                  />
                  <span dir="auto" className={choiceName}>
                    {name}
                  </span>
                  <span className={facts} aria-hidden="true">
                    <EntryCount count={entryCount} />
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )}
        <div className={group}>
          <Button onClick={onNew}>
            <NewCollectionWords />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
