import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { RowsEmpty } from '../../states/PanelState/PanelState';
import { heading } from '../../layout/Part/Part.css';
import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { cards, failed, myRooms, reason, skeleton } from './RoomCards.css';

interface MyRoomsProps {
  readonly busy: boolean;
  readonly children: ReactNode;
}

export function MyRooms({ busy, children }: MyRoomsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy || undefined} className={myRooms}>
      <h2 id={id} className={heading}>
        <FormattedMessage
          id="room.mine.title"
          defaultMessage="Your rooms"
          description="Heading over the list of rooms that the visitor is in"
        />
      </h2>
      {children}
    </section>
  );
}

export function MyRoomsSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={cards}>
          {Array.from({ length: 3 }, (_, position) => (
            <div key={position} className={skeleton} />
          ))}
        </div>
      </Breath>
    </>
  );
}

/** No room yet: what will be here; the ways into one stand below. */
export function NoRooms() {
  return (
    <RowsEmpty action={null}>
      <FormattedMessage
        id="room.mine.empty"
        defaultMessage="No rooms yet. Rooms that you create or join appear here."
        description="In place of the list of rooms while the visitor is in none"
      />
    </RowsEmpty>
  );
}

interface MyRoomsFailedProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** The list did not arrive; the rest of the page stands. */
export function MyRoomsFailed({ onRetry, retrying }: MyRoomsFailedProps) {
  return (
    <div className={failed}>
      <p role="alert" className={reason}>
        <Icon name="warning" size="small" />
        <FormattedMessage
          id="room.mine.failed"
          defaultMessage="We could not load your rooms. Nothing was lost."
          description="In place of the list of rooms that failed to load"
        />
      </p>
      <Button
        size="small"
        icon="retry"
        onClick={onRetry}
        busy={retrying}
        busyLabel={
          <FormattedMessage
            id="room.tryingAgain"
            defaultMessage="Trying again"
            description="On the “Try again” button while the answer about rooms is on its way"
          />
        }
      >
        <FormattedMessage
          id="room.tryAgain"
          defaultMessage="Try again"
          description="Asks again for something about rooms that did not arrive"
        />
      </Button>
    </div>
  );
}
