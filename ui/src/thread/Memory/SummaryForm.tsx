import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextArea } from '../../primitives/TextField/TextArea';
import { acts } from '../Panel/Panel.css';
import { SummaryLabel } from './SummaryLabel';

interface SummaryFormProps {
  readonly summary: string;
  /** In characters; no limit without it. */
  readonly longest?: number;
  readonly note: ReactNode;
  readonly onSave: (summary: string) => void;
}

export function SummaryForm({ summary, longest, note, onSave }: SummaryFormProps) {
  const [draft, setDraft] = useState(summary);
  return (
    <>
      <TextArea
        dir="auto"
        rows={5}
        maxLength={longest}
        value={draft}
        onChange={setDraft}
        label={<SummaryLabel />}
        note={note}
      />
      {draft !== summary && (
        <div className={acts}>
          <Button size="small" tone="primary" onClick={() => onSave(draft)}>
            <FormattedMessage
              id="chat.memory.saveSummary"
              defaultMessage="Save the summary"
              description="Saves the changed summary of a conversation"
            />
          </Button>
        </div>
      )}
    </>
  );
}
