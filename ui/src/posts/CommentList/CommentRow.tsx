import { Flag, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { WornPortrait } from '../../cosmetics/WornPortrait/WornPortrait';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { Avatar } from '../Author/Avatar';
import { creatorMark, name, when } from '../Author/Author.css';
import type { CommentValue } from '../model';
import { When } from '../When';
import { Withheld } from '../Withheld/Withheld';
import { body, head, row, tools, words } from './CommentList.css';

interface CommentRowProps {
  readonly comment: CommentValue;
  /** Milliseconds since the epoch. */
  readonly now: number | undefined;
  readonly onDelete: (comment: CommentValue) => void;
  readonly onReport: (comment: CommentValue) => void;
  /** Where help is, for an author who may be in danger from themselves. */
  readonly help: ReactNode;
}

export function CommentRow({ comment, now, onDelete, onReport, help }: CommentRowProps) {
  const intl = useIntl();
  const nameless = intl.formatMessage({
    id: 'post.comment.nameless',
    defaultMessage: 'A reader',
    description: 'In place of the name of a commenter without one',
  });
  const author = comment.authorName === '' ? nameless : comment.authorName;
  return (
    <li className={row}>
      <WornPortrait frame={comment.authorFrameId ?? undefined} src={comment.authorAvatarUrl} size={36}>
        <Avatar name={author} url={comment.authorAvatarUrl} />
      </WornPortrait>
      <div className={body}>
        <div className={head}>
          <span className={name}>
            <bdi>{author}</bdi>
          </span>
          {comment.byCreator && (
            <span className={creatorMark}>
              <FormattedMessage
                id="post.comment.creator"
                defaultMessage="Creator"
                description="Beside the name of a commenter who is the creator of the character"
              />
            </span>
          )}
          <span className={when}>
            <When at={comment.createdAt} now={now} />
          </span>
          <span className={tools}>
            {comment.deletable && (
              <ToolButton
                drawing={Trash2}
                label={intl.formatMessage({
                  id: 'post.comment.delete',
                  defaultMessage: 'Delete the comment',
                  description: 'Names the button that deletes a comment',
                })}
                onClick={() => onDelete(comment)}
              />
            )}
            {!comment.own && (
              <ToolButton
                drawing={Flag}
                label={intl.formatMessage({
                  id: 'post.comment.report',
                  defaultMessage: 'Report the comment',
                  description: 'Names the button that reports a comment to those who run the site',
                })}
                onClick={() => onReport(comment)}
              />
            )}
          </span>
        </div>
        <p className={words} dir="auto">
          {comment.text}
        </p>
        {comment.withheld && <Withheld />}
        {comment.crisis && help}
      </div>
    </li>
  );
}
