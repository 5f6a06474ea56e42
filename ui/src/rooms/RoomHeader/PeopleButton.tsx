import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { RoomMemberValue } from '../model';
import { PresenceDot } from '../Presence/Presence';
import { Face } from '../RoomMessage/Portrait';
import { count as countStyle, face, faces, people, sign } from './PeopleButton.css';

interface PeopleButtonProps {
  readonly members: readonly RoomMemberValue[];
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** How many faces are shown before the number alone speaks. */
const mostFaces = 3;

/** Who of the people is in the room, as faces with a mark; leads to the list of all of them. */
export function PeopleButton({ members, isOpen, onPress }: PeopleButtonProps) {
  const present = members.filter((member) => member.present);
  const shown = [...present, ...members.filter((member) => !member.present)].slice(0, mostFaces);
  return (
    <button type="button" className={people} aria-expanded={isOpen} onClick={onPress}>
      <VisuallyHidden>
        <FormattedMessage
          id="room.header.people"
          defaultMessage="{count, plural, one {People: {present, number} of # here} other {People: {present, number} of # here}}"
          description="Names the button with faces at the head of a room: how many of its people are there just now; opens the list of people"
          values={{ count: members.length, present: present.length }}
        />
      </VisuallyHidden>
      <span className={sign}>
        <Icon name="cast" />
      </span>
      <span className={faces}>
        {shown.map(({ memberId, displayName, avatar, present: isHere }) => (
          <span key={memberId} className={face}>
            <Face avatar={avatar} name={displayName} size={30} />
            <PresenceDot present={isHere} />
          </span>
        ))}
      </span>
      <span aria-hidden="true" className={countStyle}>
        <FormattedMessage
          id="room.header.presentOf"
          defaultMessage="{present, number} / {count, number}"
          description="Beside the faces at the head of a room: how many of its people are there just now, of how many"
          values={{ present: present.length, count: members.length }}
        />
      </span>
    </button>
  );
}
