import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import { deleted } from './Message.css';

interface DeletedMessageProps {
  readonly messageId: string;
  readonly onUndo: (messageId: string) => void;
}

/** Where a message was that the visitor deleted: one line, and the way back. */
export function DeletedMessage({ messageId, onUndo }: DeletedMessageProps) {
  return (
    <div className={deleted} data-message-id={messageId}>
      <FormattedMessage
        id="chat.message.deleted"
        defaultMessage="Message deleted."
        description="Shown in place of a deleted message"
      />
      <TextButton onClick={() => onUndo(messageId)}>
        <FormattedMessage
          id="chat.message.undoDelete"
          defaultMessage="Undo"
          description="Brings a deleted message back"
        />
      </TextButton>
    </div>
  );
}
