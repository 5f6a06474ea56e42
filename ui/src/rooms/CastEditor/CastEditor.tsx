import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { acts } from '../../thread/Panel/Panel.css';
import { Button } from '../../primitives/Button/Button';
import { CastPicker, type CastPickerProps } from '../CastPicker/CastPicker';
import type { RoomCharacterValue } from '../model';
import { form } from '../RoomSettings/RoomSettings.css';

export interface CastEditorProps extends Pick<CastPickerProps, 'query' | 'onQuery' | 'result' | 'onRetry'> {
  readonly characters: readonly RoomCharacterValue[];
  readonly saving: boolean;
  readonly onSave: (characterIds: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Lets characters come into a running room and go; what they have said stays. */
export function CastEditor({ characters, saving, onSave, onCancel, ...picker }: CastEditorProps) {
  const [chosen, setChosen] = useState(characters);
  const [isMissing, setMissing] = useState(false);
  const ids = chosen.map(({ characterId }) => characterId);
  const isChanged = ids.join() !== characters.map(({ characterId }) => characterId).join();
  return (
    <div className={form}>
      <CastPicker {...picker} chosen={chosen} onChange={setChosen} isMissing={isMissing && ids.length === 0} />
      <div className={acts}>
        <Button
          size="small"
          tone="primary"
          disabled={!isChanged || saving}
          onClick={() => {
            setMissing(true);
            if (ids.length > 0) onSave(ids);
          }}
        >
          <FormattedMessage
            id="room.castEditor.save"
            defaultMessage="Save the characters"
            description="Button that changes which characters are in a running room"
          />
        </Button>
        <Button size="small" onClick={onCancel}>
          <FormattedMessage
            id="room.castEditor.cancel"
            defaultMessage="Cancel"
            description="Leaves the characters of a room as they are"
          />
        </Button>
      </div>
    </div>
  );
}
