import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Why an invited visitor cannot join a room. */
export type JoinProblem = 'closed' | 'full' | 'removed' | 'expired' | 'mature' | 'failed';

/** The message to a visitor who cannot join a room. */
export const joinProblems = {
  closed: (
    <FormattedMessage
      id="room.door.closed"
      defaultMessage="This room is closed to new members."
      description="On the door of a room that was closed"
    />
  ),
  full: (
    <FormattedMessage
      id="room.door.full"
      defaultMessage="The room is full. Try again when a member has left."
      description="On the door of a room that holds as many people as it can"
    />
  ),
  removed: (
    <FormattedMessage
      id="room.door.removed"
      defaultMessage="The host has removed you from this room."
      description="On the door of a room for a removed member"
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
      defaultMessage="This room is for adults in mature mode."
      description="On the door of a room with mature characters, for a visitor without mature content"
    />
  ),
  failed: (
    <FormattedMessage
      id="room.door.failed"
      defaultMessage="That did not work. Try again."
      description="On the door of a room when joining failed for an unknown reason"
    />
  ),
} as const satisfies Record<JoinProblem, ReactNode>;
