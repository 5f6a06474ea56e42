import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Why somebody with an invitation cannot come into a room. */
export type JoinProblem = 'closed' | 'full' | 'removed' | 'expired' | 'mature' | 'failed';

/** What is said to somebody who cannot come into a room. */
export const joinProblems = {
  closed: (
    <FormattedMessage
      id="room.door.closed"
      defaultMessage="This room is closed. Nobody joins any more."
      description="On the door of a room that was closed"
    />
  ),
  full: (
    <FormattedMessage
      id="room.door.full"
      defaultMessage="The room is full just now. Try again when somebody has left."
      description="On the door of a room that holds as many people as it can"
    />
  ),
  removed: (
    <FormattedMessage
      id="room.door.removed"
      defaultMessage="The host has removed you from this room."
      description="On the door of a room for somebody whom its host has sent out"
    />
  ),
  expired: (
    <FormattedMessage
      id="room.door.expired"
      defaultMessage="This invitation no longer works. Ask for a new one."
      description="On the door of a room whose invitation has expired, was used up or was revoked"
    />
  ),
  mature: (
    <FormattedMessage
      id="room.door.mature"
      defaultMessage="This room is for adults who have turned mature content on."
      description="On the door of a room with mature characters, for somebody who reads without mature content"
    />
  ),
  failed: (
    <FormattedMessage
      id="room.door.failed"
      defaultMessage="That did not work. Please try again."
      description="On the door of a room when joining failed for an unknown reason"
    />
  ),
} as const satisfies Record<JoinProblem, ReactNode>;
