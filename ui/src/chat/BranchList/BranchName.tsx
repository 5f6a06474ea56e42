import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextField } from '../../primitives/TextField/TextField';
import { acts } from '../Panel/Panel.css';
import { naming } from './BranchList.css';

/** The longest name of a branch that the contract takes, in characters. */
const longestName = 80;

interface BranchNameProps {
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** Gives a branch a name. Escape leaves it as it was. */
export function BranchName({ name, onSave, onCancel }: BranchNameProps) {
  const [draft, setDraft] = useState(name);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <form
      className={naming}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(draft.trim());
      }}
    >
      <TextField
        ref={box}
        dir="auto"
        value={draft}
        maxLength={longestName}
        onChange={setDraft}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
        label={
          <FormattedMessage
            id="chat.branches.name"
            defaultMessage="What is this branch called?"
            description="Names the box in which a branch gets its name"
          />
        }
      />
      <div className={acts}>
        <Button type="submit" size="small" tone="primary">
          <FormattedMessage
            id="chat.branches.saveName"
            defaultMessage="Save the name"
            description="Saves the name of a branch"
          />
        </Button>
      </div>
    </form>
  );
}
