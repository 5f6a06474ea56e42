import { cursorPages, useListCommentsInfinite } from '@fabula/sdk/react';
import { CommentList } from '@fabula/ui/posts';

import { Help } from '../chat/Help';
import { CommentBox } from './CommentBox';
import { growingList } from './growing-list';
import { commentParams, type Subject } from './post-queries';
import { Report } from './Report';
import { useClock } from './use-clock';
import { useCommentActs } from './use-comment-acts';

/** What readers say about a character or a post, and the box for saying something. */
export function CommentsPart({ subject }: { readonly subject: Subject }) {
  const { characterId } = subject;
  const query = useListCommentsInfinite(characterId, commentParams(subject), { query: cursorPages });
  const comments = query.data?.pages.flatMap((page) => page.items) ?? [];
  const { publish, reported, onReportClosed, ...acts } = useCommentActs(subject);
  return (
    <>
      <CommentList
        {...acts}
        list={growingList(query, comments.length === 0)}
        comments={comments}
        now={useClock()}
        form={<CommentBox subject={subject} publish={publish} />}
        help={<Help />}
      />
      {reported !== undefined && (
        <Report target={{ kind: 'comment', characterId, id: reported }} onClose={onReportClosed} />
      )}
    </>
  );
}
