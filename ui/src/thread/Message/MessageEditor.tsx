import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import { RewordForm } from './RewordForm';

interface MessageEditorProps {
  readonly text: string;
  /** What the reply to a new branch costs; null where none is asked for. */
  readonly replyPrice: ActPriceValue | null;
  /** Changes the words where they are. */
  readonly onReword: (text: string) => void;
  readonly onBranch: (text: string) => void;
  readonly onCancel: () => void;
}

/** Another wording for a message, in its place or as a branch beside the first one. */
export function MessageEditor({ text, replyPrice, onReword, onBranch, onCancel }: MessageEditorProps) {
  return (
    <RewordForm
      text={text}
      label={
        <FormattedMessage
          id="chat.editor.label"
          defaultMessage="Edit message"
          description="Names the box in which a message is reworded"
        />
      }
      note={
        replyPrice === null ? (
          <FormattedMessage
            id="chat.editor.noteTheirs"
            defaultMessage="Save changes it here. A branch keeps the original beside it."
            description="What happens to a message of the character that is reworded"
          />
        ) : (
          <FormattedMessage
            id="chat.editor.noteMine"
            defaultMessage="Save changes it here. A branch keeps the original and asks for a new reply."
            description="What happens to a message of the visitor that is reworded"
          />
        )
      }
      cancelLabel={
        <FormattedMessage id="chat.editor.cancel" defaultMessage="Cancel" description="Leaves a message unchanged" />
      }
      onCancel={onCancel}
      renderSave={(draft, canSave) => (
        <>
          <Button size="small" disabled={!canSave} onClick={() => onBranch(draft)}>
            <FormattedMessage
              id="chat.editor.branch"
              defaultMessage="Save as a branch"
              description="Saves the new wording of a message as a branch of the conversation"
            />
            {replyPrice && <ActPrice {...replyPrice} />}
          </Button>
          <Button size="small" tone="primary" disabled={!canSave} onClick={() => onReword(draft)}>
            <FormattedMessage
              id="chat.editor.save"
              defaultMessage="Save"
              description="Saves the new wording of a message in its place"
            />
          </Button>
        </>
      )}
    />
  );
}
