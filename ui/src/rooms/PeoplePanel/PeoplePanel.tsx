import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Panel } from '../../thread/Panel/Panel';
import { Button } from '../../primitives/Button/Button';
import type { RoomMemberValue } from '../model';
import { MemberRow, type MemberActions } from './MemberRow';
import { foot, people } from './PeoplePanel.css';

export interface PeoplePanelProps extends MemberActions {
  readonly members: readonly RoomMemberValue[];
  /** The reader may mute, remove and hand the room over. */
  readonly isHost: boolean;
  /** The links into the room; left out where the reader can make none. */
  readonly invite?: ReactNode;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Who is in a room: everyone with whether they are here, and what the host can do about them. */
export function PeoplePanel(props: PeoplePanelProps) {
  const { members, isHost, invite, onLeave, onClose, onMute, onRemove, onHandOver } = props;
  return (
    <Panel
      title={
        <FormattedMessage
          id="room.people.title"
          defaultMessage="People"
          description="Title of the panel with the people of a room"
        />
      }
      onClose={onClose}
    >
      <ul className={people}>
        {members.map((member) => (
          <MemberRow
            key={member.memberId}
            member={member}
            canModerate={isHost && !member.mine}
            onMute={onMute}
            onRemove={onRemove}
            onHandOver={onHandOver}
          />
        ))}
      </ul>
      {invite}
      <div className={foot}>
        <Button size="small" icon="logout" onClick={onLeave}>
          <FormattedMessage
            id="room.people.leave"
            defaultMessage="Leave the room"
            description="Button that asks whether the reader wants to leave a room for good"
          />
        </Button>
      </div>
    </Panel>
  );
}
