import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextField } from '../../primitives/TextField/TextField';
import { longestTitle } from '../model';
import { form, save } from './RoomSettings.css';

interface TitleFormProps {
  readonly title: string;
  readonly onRename: (title: string) => void;
}

export function TitleForm({ title, onRename }: TitleFormProps) {
  const [draft, setDraft] = useState(title);
  const isChanged = draft.trim() !== '' && draft.trim() !== title;
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onRename(draft.trim());
      }}
    >
      <TextField
        value={draft}
        onChange={setDraft}
        maxLength={longestTitle}
        dir={draft === '' ? undefined : 'auto'}
        label={
          <FormattedMessage
            id="room.title.label"
            defaultMessage="Title"
            description="Over the box for the title of a room"
          />
        }
      />
      <div className={save}>
        <Button type="submit" size="small" disabled={!isChanged}>
          <FormattedMessage
            id="room.settings.rename"
            defaultMessage="Save the title"
            description="Button that gives a room another title"
          />
        </Button>
      </div>
    </form>
  );
}
