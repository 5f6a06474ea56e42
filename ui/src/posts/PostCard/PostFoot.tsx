import { Flag, MessageSquare, Pencil, Share2, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';

import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { compactCount } from '../../content/Counts/Counts';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { act } from '../LikeToggle.css';
import { LikeToggle } from '../LikeToggle';
import type { PostValue } from '../model';
import { foot, footEnd } from './PostCard.css';

export interface PostActs {
  readonly onLike: (post: PostValue, likes: boolean) => void;
  readonly onShare: (post: PostValue) => void;
  readonly onReport: (post: PostValue) => void;
  readonly onEdit: (post: PostValue) => void;
  readonly onDelete: (post: PostValue) => void;
}

interface PostFootProps extends PostActs {
  readonly post: PostValue;
  /** Where its comments are. */
  readonly commentsHref: string;
}

/** The line under a post: like it, talk about it, share it, and what else the reader may do. */
export function PostFoot({ post, commentsHref, ...acts }: PostFootProps) {
  const intl = useIntl();
  const shown = compactCount(intl, post.commentCount);
  return (
    <div className={foot}>
      <LikeToggle liked={post.liked} count={post.likeCount} onChange={(likes) => acts.onLike(post, likes)} />
      <Link
        href={commentsHref}
        className={act}
        aria-label={intl.formatMessage(
          {
            id: 'post.comments',
            defaultMessage: '{count, plural, =0 {Comment} one {{shown} comment} other {{shown} comments}}',
            description:
              'Names, for screen readers, the link from a post to what is said about it; {shown} is the short number, such as 1.2K',
          },
          { count: post.commentCount, shown },
        )}
      >
        <DrawnIcon drawing={MessageSquare} size="small" />
        {post.commentCount > 0 && <span>{shown}</span>}
      </Link>
      <div className={footEnd}>
        {post.own && (
          <>
            <ToolButton
              drawing={Pencil}
              label={intl.formatMessage({
                id: 'post.edit',
                defaultMessage: 'Edit the post',
                description: 'Names the button with which a creator changes the words of their post',
              })}
              onClick={() => acts.onEdit(post)}
            />
            <ToolButton
              drawing={Trash2}
              label={intl.formatMessage({
                id: 'post.delete',
                defaultMessage: 'Delete the post',
                description: 'Names the button with which a creator deletes their post',
              })}
              onClick={() => acts.onDelete(post)}
            />
          </>
        )}
        <ToolButton
          drawing={Share2}
          label={intl.formatMessage({
            id: 'post.share',
            defaultMessage: 'Share the post',
            description: 'Names the button that passes on the address of a post',
          })}
          onClick={() => acts.onShare(post)}
        />
        {!post.own && (
          <ToolButton
            drawing={Flag}
            label={intl.formatMessage({
              id: 'post.report',
              defaultMessage: 'Report the post',
              description: 'Names the button that reports a post to those who run the site',
            })}
            onClick={() => acts.onReport(post)}
          />
        )}
      </div>
    </div>
  );
}
