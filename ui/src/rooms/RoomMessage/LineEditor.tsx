import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { RewordForm } from '../../thread/Message/RewordForm';

interface LineEditorProps {
  readonly text: string;
  /** In characters. */
  readonly longest: number;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** Other words for a line of a room, in place of the former ones. */
export function LineEditor({ text, longest, onSave, onCancel }: LineEditorProps) {
  return (
    <RewordForm
      text={text}
      longest={longest}
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
          defaultMessage="Everyone in the room sees the change, and the characters use it from now on."
          description="What happens when a message of a room is edited"
        />
      }
      cancelLabel={
        <FormattedMessage
          id="room.editor.cancel"
          defaultMessage="Cancel"
          description="Leaves a message of a room unchanged"
        />
      }
      onCancel={onCancel}
      renderSave={(draft, canSave) => (
        <Button size="small" tone="primary" disabled={!canSave} onClick={() => onSave(draft)}>
          <FormattedMessage
            id="room.editor.save"
            defaultMessage="Save"
            description="Saves the edited words of a message of a room"
          />
        </Button>
      )}
    />
  );
}
