import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextField } from '../../primitives/TextField/TextField';
import { longestFact } from './longest-fact';
import { acts, section } from '../Panel/Panel.css';

export function NewFact({ onAdd }: { readonly onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  return (
    <form
      className={section}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) return;
        onAdd(text.trim());
        setText('');
      }}
    >
      <TextField
        dir="auto"
        maxLength={longestFact}
        value={text}
        onChange={setText}
        label={
          <FormattedMessage
            id="chat.memory.newFact"
            defaultMessage="Add a fact"
            description="Names the box in which a fact is written down"
          />
        }
      />
      <div className={acts}>
        <Button type="submit" size="small" icon="plus" disabled={isEmpty}>
          <FormattedMessage
            id="chat.memory.addFact"
            defaultMessage="Remember this"
            description="Adds a fact to what a conversation remembers"
          />
        </Button>
      </div>
    </form>
  );
}
