import { FormattedMessage, useIntl } from 'react-intl';

import { Arch } from '../../content/Arch/Arch';
import { Icon } from '../../primitives/Icon/Icon';
import type { RoomCharacterValue } from '../model';
import { chosen as chosenStyle, emptyCast, member, memberName, remove } from './ChosenCast.css';

interface ChosenCastProps {
  readonly chosen: readonly RoomCharacterValue[];
  readonly onRemove: (characterId: string) => void;
}

/** The characters chosen for a room, as windows side by side; a press puts one back. */
export function ChosenCast({ chosen, onRemove }: ChosenCastProps) {
  const intl = useIntl();
  if (chosen.length === 0) {
    return (
      <p className={emptyCast}>
        <FormattedMessage
          id="room.cast.nobody"
          defaultMessage="No characters yet. Choose from the list below."
          description="In place of the characters chosen for a room while there are none"
        />
      </p>
    );
  }
  return (
    <ul className={chosenStyle}>
      {chosen.map(({ characterId, name, portrait }) => (
        <li key={characterId} className={member}>
          <Arch picture={portrait} alt="" width={64} />
          <bdi className={memberName}>{name}</bdi>
          <button
            type="button"
            className={remove}
            onClick={() => onRemove(characterId)}
            aria-label={intl.formatMessage(
              {
                id: 'room.cast.remove',
                defaultMessage: 'Remove {name}',
                description: 'Button on a character chosen for a room: takes it out of the choice',
              },
              { name },
            )}
          >
            <Icon name="close" size="small" />
          </button>
        </li>
      ))}
    </ul>
  );
}
