import { FormattedMessage } from 'react-intl';

import { UndoButton } from '../UndoButton';
import { gone } from './PostCard.css';

/** Where a post was that its creator deleted: one line, and the way back. */
export function DeletedPost({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <div className={gone}>
      <span role="status">
        <FormattedMessage
          id="post.deleted"
          defaultMessage="Post deleted."
          description="Shown in place of a deleted post"
        />
      </span>
      <UndoButton onUndo={onUndo} />
    </div>
  );
}
