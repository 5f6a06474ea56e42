import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextArea } from '../../primitives/TextField/TextArea';
import { ActPrice } from '../ActPrice/ActPrice';
import type { ActPriceValue } from '../model';
import { buttons, editor } from './MessageEditor.css';

interface MessageEditorProps {
  readonly text: string;
  /** What the reply to a new branch costs; null where none is asked for. */
  readonly replyPrice: ActPriceValue | null;
  /** Changes the words where they are. */
  readonly onReword: (text: string) => void;
  readonly onBranch: (text: string) => void;
  readonly onCancel: () => void;
}

/** Another wording for a message, in its place or as a branch beside the first one. Escape leaves everything as it was. */
export function MessageEditor({ text, replyPrice, onReword, onBranch, onCancel }: MessageEditorProps) {
  const [draft, setDraft] = useState(text);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isChanged = draft.trim() !== '' && draft !== text;
  return (
    <div className={editor}>
      <TextArea
        ref={box}
        dir="auto"
        rows={4}
        value={draft}
        onChange={setDraft}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onCancel();
        }}
        label={
          <FormattedMessage
            id="chat.editor.label"
            defaultMessage="New wording"
            description="Names the box in which a message is reworded"
          />
        }
        note={
          replyPrice === null ? (
            <FormattedMessage
              id="chat.editor.noteTheirs"
              defaultMessage="Save changes it here. A branch keeps the first wording beside it."
              description="What happens to a message of the character that is reworded"
            />
          ) : (
            <FormattedMessage
              id="chat.editor.noteMine"
              defaultMessage="Save changes it here. A branch keeps the first wording and asks for a new reply."
              description="What happens to a message of the visitor that is reworded"
            />
          )
        }
      />
      <div className={buttons}>
        <Button size="small" onClick={onCancel}>
          <FormattedMessage
            id="chat.editor.cancel"
            defaultMessage="Keep as it was"
            description="Leaves a message unchanged"
          />
        </Button>
        <Button size="small" disabled={!isChanged} onClick={() => onBranch(draft)}>
          <FormattedMessage
            id="chat.editor.branch"
            defaultMessage="Save as a branch"
            description="Saves the new wording of a message as a branch of the conversation"
          />
          {replyPrice && <ActPrice {...replyPrice} />}
        </Button>
        <Button size="small" tone="primary" disabled={!isChanged} onClick={() => onReword(draft)}>
          <FormattedMessage
            id="chat.editor.save"
            defaultMessage="Save"
            description="Saves the new wording of a message in its place"
          />
        </Button>
      </div>
    </div>
  );
}
