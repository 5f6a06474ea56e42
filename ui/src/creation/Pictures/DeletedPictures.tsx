import { FormattedMessage } from 'react-intl';

import { DeletedRow } from '../../content/OwnList/DeletedRow';
import { jobCard } from './Pictures.css';

/** In the place of pictures that were just deleted. */
export function DeletedPictures({ count, onUndo }: { readonly count: number; readonly onUndo: () => void }) {
  return (
    <div className={jobCard}>
      <DeletedRow
        undoLabel={
          <FormattedMessage
            id="pictures.restore"
            defaultMessage="Restore"
            description="Brings pictures back that were just deleted"
          />
        }
        onUndo={onUndo}
      >
        <FormattedMessage
          id="pictures.deleted"
          defaultMessage="{count, plural, =0 {Deleted} one {# picture deleted} other {# pictures deleted}}"
          description="In the place of pictures that were just deleted"
          values={{ count }}
        />
      </DeletedRow>
    </div>
  );
}
