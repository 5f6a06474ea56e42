import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import { removedNote } from './EditorField.css';

interface RemovedNoteProps {
  /** Brings the entry back; undefined while none was removed. */
  readonly onUndo: (() => void) | undefined;
}

/** Under a list from which an entry was just removed: says so, and brings it back. */
export function RemovedNote({ onUndo }: RemovedNoteProps) {
  if (onUndo === undefined) return null;
  return (
    <p role="status" className={removedNote}>
      <FormattedMessage
        id="wizard.list.removed"
        defaultMessage="Entry removed"
        description="Under a list of texts, such as the endings of a story, after one of them was removed"
      />
      <TextButton onClick={onUndo}>
        <FormattedMessage
          id="wizard.list.restore"
          defaultMessage="Undo"
          description="Brings back the entry of a list that was just removed"
        />
      </TextButton>
    </p>
  );
}
