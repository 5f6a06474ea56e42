import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '../../primitives/Button/Button';
import { TextField } from '../../primitives/TextField/TextField';
import { acts } from '../Panel/Panel.css';

interface RenameFormProps {
  readonly className: string;
  readonly name: string;
  /** The longest name that the contract takes, in characters. */
  readonly longest: number;
  /** Whether a name can be taken away. */
  readonly canBeEmpty?: boolean;
  readonly label: ReactNode;
  readonly saveLabel: ReactNode;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** Renames a row of a list in its place. Escape leaves the name as it was. */
export function RenameForm(props: RenameFormProps) {
  const { className, name, longest, canBeEmpty = false, label, saveLabel, onSave, onCancel } = props;
  const [draft, setDraft] = useState(name);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isMissing = draft.trim() === '' && !canBeEmpty;
  /** The box loses the focus before it goes, so that nothing happens while it is taken off the page. */
  const leave = (then: () => void) => {
    box.current?.blur();
    then();
  };
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing) leave(() => onSave(draft.trim()));
      }}
    >
      <TextField
        ref={box}
        dir="auto"
        value={draft}
        maxLength={longest}
        onChange={setDraft}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          leave(onCancel);
        }}
        label={label}
      />
      <div className={acts}>
        <Button type="submit" size="small" tone="primary" disabled={isMissing}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
