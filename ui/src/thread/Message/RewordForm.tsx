import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '../../primitives/Button/Button';
import { TextArea } from '../../primitives/TextField/TextArea';
import { buttons, editor } from './RewordForm.css';

interface RewordFormProps {
  readonly text: string;
  /** In characters; no limit without it. */
  readonly longest?: number;
  readonly label: ReactNode;
  readonly note: ReactNode;
  readonly cancelLabel: ReactNode;
  readonly onCancel: () => void;
  /** The ways to save, for the words as they are now and whether they can be saved. */
  readonly renderSave: (draft: string, canSave: boolean) => ReactNode;
}

/** Another wording for a message, in its place. Escape leaves the message as it was. */
export function RewordForm({ text, longest, label, note, cancelLabel, onCancel, renderSave }: RewordFormProps) {
  const [draft, setDraft] = useState(text);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
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
        label={label}
        note={note}
      />
      <div className={buttons}>
        <Button size="small" onClick={onCancel}>
          {cancelLabel}
        </Button>
        {renderSave(draft, draft.trim() !== '' && draft !== text)}
      </div>
    </div>
  );
}
