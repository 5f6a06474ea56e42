import { Crown, MicOff, UserMinus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import type { RoomMemberValue } from '../model';
import { Presence } from '../Presence/Presence';
import { FramedFace } from '../RoomMessage/Portrait';
import { role as roleStyle } from '../RoomMessage/RoomMessage.css';
import { acts, marks, member as memberStyle, name as nameStyle, nameLine, words } from './PeoplePanel.css';

export interface MemberActions {
  readonly onMute: (memberId: string, muted: boolean) => void;
  readonly onRemove: (memberId: string) => void;
  readonly onHandOver: (memberId: string) => void;
}

interface MemberRowProps extends MemberActions {
  readonly member: RoomMemberValue;
  readonly canModerate: boolean;
}

export function MemberRow({ member, canModerate, onMute, onRemove, onHandOver }: MemberRowProps) {
  const intl = useIntl();
  const { memberId, displayName, avatar, frame, role, muted, present, mine } = member;
  const values = { name: displayName };
  return (
    <li className={memberStyle}>
      <FramedFace avatar={avatar} frame={frame} name={displayName} size={40} />
      <span className={words}>
        <span className={nameLine}>
          <bdi className={nameStyle}>{displayName}</bdi>
          {mine && (
            <span className={roleStyle}>
              <FormattedMessage
                id="room.role.me"
                defaultMessage="You"
                description="Label beside the reader’s own name in the list of people of a room"
              />
            </span>
          )}
          {role === 'owner' && (
            <span className={roleStyle}>
              <FormattedMessage
                id="room.role.owner"
                defaultMessage="Host"
                description="Label beside the name of the person whose room it is"
              />
            </span>
          )}
        </span>
        <span className={marks}>
          <Presence present={present} />
          {muted && (
            <span className={marks}>
              <DrawnIcon drawing={MicOff} size="small" />
              <FormattedMessage
                id="room.people.muted"
                defaultMessage="Muted"
                description="Beside the name of a person who may read in a room and not write"
              />
            </span>
          )}
        </span>
      </span>
      {canModerate && (
        <span className={acts}>
          <ToolButton
            drawing={MicOff}
            aria-pressed={muted}
            label={
              muted
                ? intl.formatMessage(
                    {
                      id: 'room.people.unmute',
                      defaultMessage: 'Let {name} write again',
                      description: 'Button of the host: a muted member may write again',
                    },
                    values,
                  )
                : intl.formatMessage(
                    {
                      id: 'room.people.mute',
                      defaultMessage: 'Mute {name}',
                      description: 'Button of the host: a member may read and not write',
                    },
                    values,
                  )
            }
            onClick={() => onMute(memberId, !muted)}
          />
          <ToolButton
            drawing={Crown}
            label={intl.formatMessage(
              {
                id: 'room.people.handOver',
                defaultMessage: 'Make {name} the host',
                description: 'Button of the host: hands the room over to a member',
              },
              values,
            )}
            onClick={() => onHandOver(memberId)}
          />
          <ToolButton
            drawing={UserMinus}
            label={intl.formatMessage(
              {
                id: 'room.people.remove',
                defaultMessage: 'Remove {name}',
                description: 'Button of the host: asks whether to remove a member from the room',
              },
              values,
            )}
            onClick={() => onRemove(memberId)}
          />
        </span>
      )}
    </li>
  );
}
