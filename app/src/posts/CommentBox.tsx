import { useState } from 'react';

import { CommentForm } from '@fabula/ui/posts';

import { useVisitor } from '../context/use-app';
import type { Subject } from './post-queries';
import { useAsMember } from './use-as-member';
import { useKeptDraft } from './use-kept-draft';

interface CommentBoxProps {
  readonly subject: Subject;
  readonly publish: (text: string) => Promise<boolean>;
}

/** What tells apart the words that are kept until they are sent. */
function draftOf(subject: Subject): string {
  if ('storyId' in subject) return subject.storyId;
  if ('proposalId' in subject) return subject.proposalId;
  return subject.postId ?? subject.characterId;
}

/** The box for a comment; a guest's text is kept and sent after signing in. */
export function CommentBox({ subject, publish }: CommentBoxProps) {
  const { isKnown, isRegistered } = useVisitor();
  const asMember = useAsMember();
  const draft = useKeptDraft(`comment_${draftOf(subject)}`);
  // Counts the comments that were sent after signing in: each leaves a new, empty box.
  const [sent, setSent] = useState(0);

  // Before the comment is shown: who leaves at once must not find the words in the box again.
  const publishAndForget = async (text: string): Promise<boolean> => {
    const hasArrived = await publish(text);
    if (hasArrived) draft.keep('');
    return hasArrived;
  };
  const send = async (text: string): Promise<boolean> => {
    if (isRegistered) return publishAndForget(text);
    const publishLater = async () => {
      if (!(await publishAndForget(text))) return;
      setSent((count) => count + 1);
    };
    asMember(() => void publishLater());
    return false;
  };
  return (
    <CommentForm
      key={`${isKnown} ${sent}`}
      initialDraft={isKnown ? draft.read() : ''}
      onDraftChange={draft.keep}
      onSend={send}
      asksForAccount={isKnown && !isRegistered}
    />
  );
}
