import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Why a name cannot be taken. */
export type NameProblem = 'missing' | 'taken' | 'refused';

/** What is said of a name that cannot be taken. */
export const nameProblems = {
  missing: (
    <FormattedMessage
      id="room.name.missing"
      defaultMessage="Please enter a name"
      description="Under the box for a name in a room that was left empty"
    />
  ),
  taken: (
    <FormattedMessage
      id="room.name.taken"
      defaultMessage="Somebody in the room has this name already"
      description="Under the box for a name in a room that belongs to somebody else there"
    />
  ),
  refused: (
    <FormattedMessage
      id="room.name.refused"
      defaultMessage="This name cannot be used. Please choose another one"
      description="Under the box for a name in a room that the rules do not allow"
    />
  ),
} as const satisfies Record<NameProblem, ReactNode>;
