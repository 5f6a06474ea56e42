import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { NotHere } from '../../states/StatePanel/NotHere';
import { StatePanel } from '../../states/StatePanel/StatePanel';

interface WayBackProps {
  readonly roomsHref: string;
}

const toRooms = (
  <FormattedMessage
    id="room.states.toRooms"
    defaultMessage="To your rooms"
    description="Leads to the page with the visitor’s rooms"
  />
);

/** Shown when a room cannot be opened: it is unknown, or the invitation is missing or no longer works. */
export function ShutDoor({ roomsHref }: WayBackProps) {
  return (
    <NotHere
      title={
        <FormattedMessage
          id="room.states.shut.title"
          defaultMessage="You cannot enter this room"
          description="Title where the address of a room leads nowhere for the visitor"
        />
      }
      sentence={
        <FormattedMessage
          id="room.states.shut.sentence"
          defaultMessage="The invitation has expired or was revoked, or you are not a member. Ask the host for a new invitation."
          description="Where the address of a room leads nowhere for the visitor: the likely reasons, and what to do"
        />
      }
      link={toRooms}
      href={roomsHref}
    />
  );
}

export function RemovedFromRoom({ roomsHref }: WayBackProps) {
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
          defaultMessage="The host decides who is in a room. Points for replies that had not started were returned."
          description="Where a reader was when the host of a room sent them out: what happened and what is safe"
        />
      }
      action={
        <ButtonLink href={roomsHref} tone="primary">
          {toRooms}
        </ButtonLink>
      }
    />
  );
}
