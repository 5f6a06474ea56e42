import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { GrowingBody } from '../GrowingBody';
import type { CommentValue, GrowingList } from '../model';
import { UndoButton } from '../UndoButton';
import { empty, gone, list as listStyle, section } from './CommentList.css';
import { CommentRow } from './CommentRow';

export interface CommentListProps {
  readonly list: GrowingList;
  readonly comments: readonly CommentValue[];
  /** Milliseconds since the epoch. */
  readonly now: number | undefined;
  readonly deletedIds: ReadonlySet<string>;
  readonly onDelete: (comment: CommentValue) => void;
  readonly onUndoDelete: (comment: CommentValue) => void;
  readonly onReport: (comment: CommentValue) => void;
  /** Where help is, for an author who may be in danger from themselves. */
  readonly help: ReactNode;
  /** Where the reader says something. */
  readonly form: ReactNode;
}

/** What readers say, newest first, below the box for saying something. */
export function CommentList({ list, comments, form, deletedIds, onUndoDelete, ...rest }: CommentListProps) {
  return (
    <div className={section}>
      {form}
      <GrowingBody
        list={list}
        isEmpty={comments.length === 0}
        empty={
          <p className={empty}>
            <FormattedMessage
              id="post.comments.empty"
              defaultMessage="No comments yet. Write the first one."
              description="In place of the comments on a character or a post while there are none"
            />
          </p>
        }
      >
        <ul className={listStyle}>
          {comments.map((comment) =>
            deletedIds.has(comment.commentId) ? (
              <li key={comment.commentId} className={gone}>
                <span role="status">
                  <FormattedMessage
                    id="post.comment.deleted"
                    defaultMessage="Comment deleted."
                    description="Shown in place of a deleted comment"
                  />
                </span>
                <UndoButton onUndo={() => onUndoDelete(comment)} />
              </li>
            ) : (
              <CommentRow key={comment.commentId} comment={comment} {...rest} />
            ),
          )}
        </ul>
      </GrowingBody>
    </div>
  );
}
