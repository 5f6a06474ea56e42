import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextArea } from '../../primitives/TextField/TextArea';
import { buttons, editor } from './MessageEditor.css';

interface MessageEditorProps {
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** Another wording for a message: it becomes a branch, and the first wording stays. Escape leaves everything as it was. */
export function MessageEditor({ text, onSave, onCancel }: MessageEditorProps) {
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
          <FormattedMessage
            id="chat.editor.note"
            defaultMessage="Saved as a branch. The first wording stays."
            description="What happens to a message that is reworded"
          />
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
        <Button size="small" tone="primary" disabled={!isChanged} onClick={() => onSave(draft)}>
          <FormattedMessage
            id="chat.editor.save"
            defaultMessage="Save as a branch"
            description="Saves the new wording of a message"
          />
        </Button>
      </div>
    </div>
  );
}
