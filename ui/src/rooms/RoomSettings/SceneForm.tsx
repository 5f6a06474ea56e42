import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { SceneField } from '../SceneField/SceneField';
import { form, save } from './RoomSettings.css';

interface SceneFormProps {
  readonly scene: string;
  readonly onScene: (scene: string) => void;
}

/** Where the conversation of a room takes place. */
export function SceneForm({ scene, onScene }: SceneFormProps) {
  const [draft, setDraft] = useState(scene);
  const isChanged = draft.trim() !== scene;
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onScene(draft.trim());
      }}
    >
      <SceneField value={draft} onChange={setDraft} />
      <div className={save}>
        <Button type="submit" size="small" disabled={!isChanged}>
          <FormattedMessage
            id="room.settings.saveScene"
            defaultMessage="Save the scene"
            description="Button that changes the text about where the conversation of a room takes place"
          />
        </Button>
      </div>
    </form>
  );
}
