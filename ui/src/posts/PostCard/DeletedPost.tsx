import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import { gone } from './PostCard.css';

/** Where a post was that its creator deleted: one line, and the way back. */
export function DeletedPost({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <div className={gone} role="status">
      <FormattedMessage
        id="post.deleted"
        defaultMessage="Post deleted."
        description="Stands in the place of a deleted post"
      />
      <TextButton onClick={onUndo}>
        <FormattedMessage
          id="post.undoDelete"
          defaultMessage="Undo"
          description="Brings back a post or a comment that was just deleted"
        />
      </TextButton>
    </div>
  );
}
