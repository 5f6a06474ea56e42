import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import { outcome } from './Message.css';

/** Under a message that has just got other words: what that means, and the way back. */
export function RewordedNote({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <div className={outcome} role="status">
      <FormattedMessage
        id="chat.message.reworded"
        defaultMessage="Edited. The messages that follow stay as they are."
        description="Under a message whose words were just changed in place"
      />
      <TextButton onClick={onUndo}>
        <FormattedMessage
          id="chat.message.undoReword"
          defaultMessage="Undo"
          description="Gives a message back the words that it had before they were changed"
        />
      </TextButton>
    </div>
  );
}
