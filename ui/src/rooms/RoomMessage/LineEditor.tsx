import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { buttons, editor } from '../../chat/Message/MessageEditor.css';
import { Button } from '../../primitives/Button/Button';
import { TextArea } from '../../primitives/TextField/TextArea';

interface LineEditorProps {
  readonly text: string;
  /** In characters. */
  readonly longest: number;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** Other words for a line of a room, in place of the former ones. Escape leaves everything as it was. */
export function LineEditor({ text, longest, onSave, onCancel }: LineEditorProps) {
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
        maxLength={longest}
        value={draft}
        onChange={setDraft}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onCancel();
        }}
        label={
          <FormattedMessage
            id="room.editor.label"
            defaultMessage="Edit this message"
            description="Names the box in which a message of a room is edited"
          />
        }
        note={
          <FormattedMessage
            id="room.editor.note"
            defaultMessage="Everyone in the room sees the change, and the characters read it from now on."
            description="What happens when a message of a room is edited"
          />
        }
      />
      <div className={buttons}>
        <Button size="small" onClick={onCancel}>
          <FormattedMessage
            id="room.editor.cancel"
            defaultMessage="Cancel"
            description="Leaves a message of a room unchanged"
          />
        </Button>
        <Button size="small" tone="primary" disabled={!isChanged} onClick={() => onSave(draft)}>
          <FormattedMessage
            id="room.editor.save"
            defaultMessage="Save"
            description="Saves the edited words of a message of a room"
          />
        </Button>
      </div>
    </div>
  );
}
