import { FormattedMessage } from 'react-intl';

import { Arch } from '../../content/Arch/Arch';
import { checkbox } from '../../primitives/Choice/choice.css';
import type { RoomCharacterValue } from '../model';
import { character as characterStyle, name as nameStyle, switchLabel } from './RoomSettings.css';

interface CharacterQuietProps {
  readonly character: RoomCharacterValue;
  readonly isQuiet: boolean;
  readonly disabled: boolean;
  readonly onQuiet: (characterId: string, quiet: boolean) => void;
}

export function CharacterQuiet({ character, isQuiet, disabled, onQuiet }: CharacterQuietProps) {
  const { characterId, name, portrait } = character;
  return (
    <li>
      <label className={characterStyle}>
        <Arch picture={portrait} alt="" width={34} />
        <bdi className={nameStyle}>{name}</bdi>
        <span className={switchLabel}>
          <FormattedMessage
            id="room.settings.isQuiet"
            defaultMessage="Quiet"
            description="Beside a tick box and the name of a character: it speaks only when a member asks it to"
          />
        </span>
        <input
          type="checkbox"
          className={checkbox}
          checked={isQuiet}
          disabled={disabled}
          onChange={(event) => onQuiet(characterId, event.target.checked)}
        />
      </label>
    </li>
  );
}
