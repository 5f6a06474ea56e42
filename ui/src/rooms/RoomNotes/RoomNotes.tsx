import { Lock, MicOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { EngineLabel } from '../../chat/Notices/EngineLabel';
import { line } from '../../chat/Notices/Notices.css';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { note } from './RoomNotes.css';

/** In the place of the composer for somebody who may only read. */
export function MutedNote() {
  return (
    <p role="status" className={note}>
      <DrawnIcon drawing={MicOff} size="small" />
      <FormattedMessage
        id="room.muted"
        defaultMessage="The host has muted you. You can read along, and your draft is kept."
        description="In the place of the composer of a room for somebody who may read and not write"
      />
    </p>
  );
}

/** In the place of the composer of a room that was closed. */
export function ClosedNote() {
  return (
    <p role="status" className={note}>
      <DrawnIcon drawing={Lock} size="small" />
      <FormattedMessage
        id="room.closed"
        defaultMessage="This room is closed. What was said in it stays."
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
          defaultMessage="The characters are AI and what they say is made up. The others are people."
          description="Always in sight under a room: who in it is not a person"
        />
      </span>
      {isOfflineEngine && <EngineLabel />}
    </p>
  );
}
