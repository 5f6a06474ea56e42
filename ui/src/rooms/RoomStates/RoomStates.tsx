import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { StatePanel } from '../../states/StatePanel/StatePanel';

interface WayBackProps {
  readonly roomsHref: string;
}

const toRooms = ({ roomsHref }: WayBackProps) => (
  <ButtonLink href={roomsHref} tone="primary">
    <FormattedMessage
      id="room.states.toRooms"
      defaultMessage="To your rooms"
      description="Leads to the page with the visitor’s rooms"
    />
  </ButtonLink>
);

/** Behind an address of a room that lets nobody in: unknown, by an invitation that does not work, or without one. */
export function ShutDoor(props: WayBackProps) {
  return (
    <StatePanel
      place="page"
      picture="not-found"
      title={
        <FormattedMessage
          id="room.states.shut.title"
          defaultMessage="This door does not open"
          description="Title where the address of a room leads nowhere for the visitor"
        />
      }
      sentence={
        <FormattedMessage
          id="room.states.shut.sentence"
          defaultMessage="The invitation has expired or was revoked, or the room is not yours to enter. Ask its host for a new invitation."
          description="Where the address of a room leads nowhere for the visitor: the likely reasons, and what to do"
        />
      }
      action={toRooms(props)}
    />
  );
}

/** The host has sent the reader out. */
export function RemovedFromRoom(props: WayBackProps) {
  return (
    <StatePanel
      place="page"
      picture="empty"
      urgent
      title={
        <FormattedMessage
          id="room.states.removed.title"
          defaultMessage="You were removed from this room"
          description="Title where a reader was when the host of a room sent them out"
        />
      }
      sentence={
        <FormattedMessage
          id="room.states.removed.sentence"
          defaultMessage="The host decides who is in a room. Points for replies that had not begun came back."
          description="Where a reader was when the host of a room sent them out: what happened and what is safe"
        />
      }
      action={toRooms(props)}
    />
  );
}
