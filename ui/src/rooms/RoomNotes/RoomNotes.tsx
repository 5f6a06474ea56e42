import { Lock, MicOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { EngineLabel } from '../../thread/Notices/EngineLabel';
import { line } from '../../thread/Notices/Notices.css';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { note } from './RoomNotes.css';

export function MutedNote() {
  return (
    <p role="status" className={note}>
      <DrawnIcon drawing={MicOff} size="small" />
      <FormattedMessage
        id="room.muted"
        defaultMessage="The host has muted you. You can still read, and your draft is kept."
        description="In the place of the composer of a room for a muted member"
      />
    </p>
  );
}

export function ClosedNote() {
  return (
    <p role="status" className={note}>
      <DrawnIcon drawing={Lock} size="small" />
      <FormattedMessage
        id="room.closed"
        defaultMessage="This room is closed. You can still read it."
        description="In the place of the composer of a room that was closed"
      />
    </p>
  );
}

/** What the other side of a room is: always in sight. */
export function RoomDisclosure({ isOfflineEngine }: { readonly isOfflineEngine: boolean }) {
  return (
    <p className={line}>
      <span>
        <FormattedMessage
          id="room.disclosure"
          defaultMessage="The characters are AI, and what they say is made up. Everyone else is a person."
          description="Always in sight under a room: who in it is not a person"
        />
      </span>
      {isOfflineEngine && <EngineLabel />}
    </p>
  );
}
