import { FormattedMessage } from 'react-intl';

import { TextArea } from '../../primitives/TextField/TextArea';
import { longestScene } from '../model';

interface SceneFieldProps {
  readonly value: string;
  readonly onChange: (scene: string) => void;
}

/** Where the conversation of a room takes place, in the host's words. */
export function SceneField({ value, onChange }: SceneFieldProps) {
  return (
    <TextArea
      dir={value === '' ? undefined : 'auto'}
      rows={3}
      maxLength={longestScene}
      value={value}
      onChange={onChange}
      label={
        <FormattedMessage
          id="room.scene.label"
          defaultMessage="Scene (optional)"
          description="Over the box for the text about where the conversation of a room takes place"
        />
      }
      note={
        <FormattedMessage
          id="room.scene.note"
          defaultMessage="Where and when you meet. It is shown at the top of the room, and the characters know it."
          description="Under the box for the text about where the conversation of a room takes place"
        />
      }
    />
  );
}
