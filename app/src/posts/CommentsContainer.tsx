import {
  cursorPages,
  useListCommentsInfinite,
  useListProposalCommentsInfinite,
  useListStoryCommentsInfinite,
} from '@fabula/sdk/react';
import { CommentList } from '@fabula/ui/posts';

import { CrisisHelp } from '../wellbeing/CrisisHelp';
import { CommentBox } from './CommentBox';
import { growingList } from '../data/growing-list';
import { commentParams, commentsPage, type Subject } from './post-queries';
import { Report } from './Report';
import { useClock } from './use-clock';
import { useCommentActs } from './use-comment-acts';

function useComments(subject: Subject) {
  const isStory = 'storyId' in subject;
  const isProposal = 'proposalId' in subject;
  const isCharacter = 'characterId' in subject;
  const ofStory = useListStoryCommentsInfinite(isStory ? subject.storyId : '', commentsPage, {
    query: { ...cursorPages, enabled: isStory },
  });
  const ofProposal = useListProposalCommentsInfinite(isProposal ? subject.proposalId : '', commentsPage, {
    query: { ...cursorPages, enabled: isProposal },
  });
  const ofCharacter = useListCommentsInfinite(
    isCharacter ? subject.characterId : '',
    isCharacter ? commentParams(subject) : commentsPage,
    { query: { ...cursorPages, enabled: isCharacter } },
  );
  if (isProposal) return ofProposal;
  return isStory ? ofStory : ofCharacter;
}

export function CommentsContainer({ subject }: { readonly subject: Subject }) {
  const query = useComments(subject);
  const comments = query.data?.pages.flatMap((page) => page.items) ?? [];
  const { publish, reported, onReportClosed, ...acts } = useCommentActs(subject);
  const on = 'characterId' in subject ? { characterId: subject.characterId } : subject;
  return (
    <>
      <CommentList
        {...acts}
        list={growingList(query, comments.length === 0)}
        comments={comments}
        now={useClock()}
        form={<CommentBox subject={subject} publish={publish} />}
        help={<CrisisHelp />}
      />
      {reported !== undefined && <Report target={{ kind: 'comment', ...on, id: reported }} onClose={onReportClosed} />}
    </>
  );
}
