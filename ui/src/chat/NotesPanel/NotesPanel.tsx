import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextArea } from '../../primitives/TextField/TextArea';
import { Panel } from '../../thread/Panel/Panel';
import { acts, section } from '../../thread/Panel/Panel.css';

/** The longest notes that the contract takes, in characters. */
const longestNotes = 4000;

export interface NotesPanelProps {
  readonly notes: string;
  readonly saving: boolean;
  readonly onSave: (notes: string) => void;
  readonly onClose: () => void;
}

export function NotesPanel({ notes, saving, onSave, onClose }: NotesPanelProps) {
  const [draft, setDraft] = useState(notes);
  return (
    <Panel
      onClose={onClose}
      title={<FormattedMessage id="chat.notes.title" defaultMessage="Notes" description="Title of the notes panel" />}
    >
      <form
        className={section}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(draft);
        }}
      >
        <TextArea
          dir="auto"
          rows={10}
          maxLength={longestNotes}
          value={draft}
          onChange={setDraft}
          label={
            <FormattedMessage
              id="chat.notes.label"
              defaultMessage="Notes for this conversation only"
              description="Names the box of the visitor’s own notes for one conversation"
            />
          }
          note={
            <FormattedMessage
              id="chat.notes.note"
              defaultMessage="Every reply takes these into account: a mood, a place, how long replies should be."
              description="What the visitor’s notes for a conversation do"
            />
          }
        />
        <div className={acts}>
          <Button
            type="submit"
            size="small"
            tone="primary"
            disabled={draft === notes}
            busy={saving}
            busyLabel={
              <FormattedMessage
                id="chat.saving"
                defaultMessage="Saving"
                description="On a button of a conversation while something is saved"
              />
            }
          >
            <FormattedMessage
              id="chat.notes.save"
              defaultMessage="Save the notes"
              description="Saves the visitor’s notes for a conversation"
            />
          </Button>
        </div>
      </form>
    </Panel>
  );
}
