import { FormattedMessage } from 'react-intl';

import { section } from '../Panel/Panel.css';
import { RenameForm } from './RenameForm';

/** The longest title that the contract takes, in characters. */
const longestTitle = 120;

interface RenameChatProps {
  readonly title: string;
  readonly onSave: (title: string) => void;
  readonly onCancel: () => void;
}

export function RenameChat({ title, ...acts }: RenameChatProps) {
  return (
    <RenameForm
      {...acts}
      className={section}
      name={title}
      longest={longestTitle}
      label={
        <FormattedMessage
          id="chat.chats.title"
          defaultMessage="Name of this conversation"
          description="Names the box in which a conversation gets another name"
        />
      }
      saveLabel={
        <FormattedMessage
          id="chat.chats.saveTitle"
          defaultMessage="Save the name"
          description="Saves the name of a conversation"
        />
      }
    />
  );
}
