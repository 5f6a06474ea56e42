import { FormattedMessage } from 'react-intl';

import { dot, presence } from './Presence.css';

interface PresenceProps {
  /** Has the room open just now. */
  readonly present: boolean;
}

/** Whether a member is online: a full disc or an empty ring, and the word for it. */
export function Presence({ present }: PresenceProps) {
  return (
    <span className={presence}>
      <span aria-hidden="true" className={dot} data-present={present || undefined} />
      {present ? (
        <FormattedMessage
          id="room.presence.here"
          defaultMessage="Here"
          description="Beside the name of a person who has the room open just now"
        />
      ) : (
        <FormattedMessage
          id="room.presence.away"
          defaultMessage="Away"
          description="Beside the name of a person who does not have the room open just now"
        />
      )}
    </span>
  );
}

/** The disc or ring alone, on the edge of a face; the parent says it in words. */
export function PresenceDot({ present }: PresenceProps) {
  return <span aria-hidden="true" className={dot} data-present={present || undefined} data-on-face />;
}
