import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextField } from '../../primitives/TextField/TextField';
import { acts, section } from '../Panel/Panel.css';

/** The longest title that the contract takes, in characters. */
const longestTitle = 120;

interface ChatTitleProps {
  readonly title: string;
  readonly onSave: (title: string) => void;
  readonly onCancel: () => void;
}

/** Gives a conversation another name. Escape leaves it as it was. */
export function ChatTitle({ title, onSave, onCancel }: ChatTitleProps) {
  const [draft, setDraft] = useState(title);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isEmpty = draft.trim() === '';
  /** The box loses the focus before it goes, so that nothing happens while it is taken off the page. */
  const leave = (then: () => void) => {
    box.current?.blur();
    then();
  };
  return (
    <form
      className={section}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) leave(() => onSave(draft.trim()));
      }}
    >
      <TextField
        ref={box}
        dir="auto"
        value={draft}
        maxLength={longestTitle}
        onChange={setDraft}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          leave(onCancel);
        }}
        label={
          <FormattedMessage
            id="chat.chats.title"
            defaultMessage="What is this conversation called?"
            description="Names the box in which a conversation gets another name"
          />
        }
      />
      <div className={acts}>
        <Button type="submit" size="small" tone="primary" disabled={isEmpty}>
          <FormattedMessage
            id="chat.chats.saveTitle"
            defaultMessage="Save the name"
            description="Saves the name of a conversation"
          />
        </Button>
      </div>
    </form>
  );
}
