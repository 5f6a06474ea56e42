import { useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextArea } from '../../primitives/TextField/TextArea';
import { LetterCount } from '../LetterCount';
import { mostCommentLetters } from '../model';
import { foot, form, note } from './CommentForm.css';

interface CommentFormProps {
  /** What was written before, and kept elsewhere. */
  readonly initialDraft: string;
  readonly onDraftChange: (text: string) => void;
  /** Resolves to whether the words have arrived; until then, and if not, they stay in the box. */
  readonly onSend: (text: string) => Promise<boolean>;
  /** The reader has no account: sending asks for one first. */
  readonly asksForAccount: boolean;
}

/** Where a reader says something; the words leave the box only when it is known that they have arrived. */
export function CommentForm({ initialDraft, onDraftChange, onSend, asksForAccount }: CommentFormProps) {
  const [draft, setDraft] = useState(initialDraft);
  const [isSending, setSending] = useState(false);
  const write = (next: string) => {
    setDraft(next);
    onDraftChange(next);
  };
  const send = async () => {
    setSending(true);
    try {
      if (await onSend(draft.trim())) write('');
    } finally {
      setSending(false);
    }
  };
  const isTooLong = draft.length > mostCommentLetters;
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        dir="auto"
        rows={3}
        value={draft}
        onChange={write}
        label={
          <FormattedMessage
            id="post.comment.label"
            defaultMessage="Your comment"
            description="Label of the box in which a reader comments on a character or a post"
          />
        }
        counter={<LetterCount used={draft.length} most={mostCommentLetters} />}
        error={
          isTooLong ? (
            <FormattedMessage
              id="post.comment.tooLong"
              defaultMessage="A comment can have up to {most} characters."
              description="Under the box of a comment that is too long"
              values={{ most: <FormattedNumber value={mostCommentLetters} /> }}
            />
          ) : undefined
        }
      />
      <div className={foot}>
        {asksForAccount && (
          <span className={note}>
            <FormattedMessage
              id="post.comment.account"
              defaultMessage="You need to sign in to send it. Your comment is kept."
              description="Under the box of a comment, to a reader without an account"
            />
          </span>
        )}
        <Button
          type="submit"
          size="small"
          disabled={draft.trim() === '' || isTooLong}
          busy={isSending}
          busyLabel={
            <FormattedMessage
              id="post.comment.sending"
              defaultMessage="Sending"
              description="On the button that sends a comment, while it is on its way"
            />
          }
        >
          <FormattedMessage
            id="post.comment.send"
            defaultMessage="Send the comment"
            description="Button that publishes a comment"
          />
        </Button>
      </div>
    </form>
  );
}
