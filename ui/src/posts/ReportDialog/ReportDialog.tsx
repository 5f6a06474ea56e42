import type { ReportReason } from '@fabula/sdk/types';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { radio } from '../../primitives/Choice/choice.css';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { TextArea } from '../../primitives/TextField/TextArea';
import { LetterCount } from '../LetterCount';
import { mostNoteLetters } from '../model';
import { reasonOrder, reportReasons } from './report-reasons';
import { buttons, form, reason as reasonStyle, reasons } from './ReportDialog.css';

export interface ReportDialogProps {
  readonly open: boolean;
  readonly subject: 'post' | 'comment' | 'character' | 'story' | 'message' | 'collection' | 'proposal';
  readonly onClose: () => void;
  /** Resolves to whether the report has arrived; if not, the dialog stays as it is. */
  readonly onSend: (report: { readonly reason: ReportReason; readonly note: string }) => Promise<boolean>;
}

const titles = {
  post: (
    <FormattedMessage
      id="post.report.titlePost"
      defaultMessage="What is wrong with this post?"
      description="Title of the dialog in which a reader reports a post"
    />
  ),
  comment: (
    <FormattedMessage
      id="post.report.titleComment"
      defaultMessage="What is wrong with this comment?"
      description="Title of the dialog in which a reader reports a comment"
    />
  ),
  character: (
    <FormattedMessage
      id="post.report.titleCharacter"
      defaultMessage="What is wrong with this character?"
      description="Title of the dialog in which a reader reports a character"
    />
  ),
  story: (
    <FormattedMessage
      id="post.report.titleStory"
      defaultMessage="What is wrong with this story?"
      description="Title of the dialog in which a reader reports a story"
    />
  ),
  proposal: (
    <FormattedMessage
      id="post.report.titleProposal"
      defaultMessage="What is wrong with this proposal?"
      description="Title of the dialog in which a reader reports a proposal of the community"
    />
  ),
  collection: (
    <FormattedMessage
      id="post.report.titleCollection"
      defaultMessage="What is wrong with this collection?"
      description="Title of the dialog in which a reader reports a collection of characters and stories"
    />
  ),
  message: (
    <FormattedMessage
      id="post.report.titleMessage"
      defaultMessage="What is wrong with this reply?"
      description="Title of the dialog in which a reader reports what a character said in a chat"
    />
  ),
} as const;

/** Tells those who run the site that something should not be there. Plain and literal: no wordplay here. */
export function ReportDialog({ open, subject, onClose, onSend }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (chosen: ReportReason) => {
    setSending(true);
    try {
      if (await onSend({ reason: chosen, note: note.trim() })) onClose();
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={titles[subject]}
      description={
        subject === 'message' ? (
          <FormattedMessage
            id="post.report.sentenceMessage"
            defaultMessage="The operators of this site get a copy of this reply. The rest of your conversation stays private."
            description="Under the title of the dialog in which a reader reports what a character said in a chat"
          />
        ) : (
          <FormattedMessage
            id="post.report.sentence"
            defaultMessage="The people who run this site will look at it. The author does not learn who reported it."
            description="Under the title of the dialog in which a reader reports something"
          />
        )
      }
    >
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== undefined) void send(reason);
        }}
      >
        <fieldset className={reasons}>
          {reasonOrder.map((value) => (
            <label key={value} className={reasonStyle}>
              <input
                type="radio"
                name="reason"
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
                className={radio}
              />
              {reportReasons[value]}
            </label>
          ))}
        </fieldset>
        <TextArea
          dir="auto"
          rows={2}
          value={note}
          onChange={setNote}
          maxLength={mostNoteLetters}
          counter={<LetterCount used={note.length} most={mostNoteLetters} />}
          label={
            <FormattedMessage
              id="post.report.note"
              defaultMessage="Anything else we should know? (optional)"
              description="Label of the box for a note in the dialog in which a reader reports something"
            />
          }
        />
        <div className={buttons}>
          <Button onClick={onClose}>
            <FormattedMessage
              id="post.report.cancel"
              defaultMessage="Cancel"
              description="Leaves the dialog of a report without sending one"
            />
          </Button>
          <Button
            type="submit"
            tone="primary"
            disabled={reason === undefined}
            busy={isSending}
            busyLabel={
              <FormattedMessage
                id="post.report.sending"
                defaultMessage="Reporting"
                description="On the button that sends a report, while it is on its way"
              />
            }
          >
            <FormattedMessage
              id="post.report.send"
              defaultMessage="Report"
              description="Button that sends a report to those who run the site"
            />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
