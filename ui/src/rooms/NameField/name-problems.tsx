import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Why a name cannot be taken. */
export type NameProblem = 'missing' | 'taken' | 'refused';

/** What is said of a name that cannot be taken. */
export const nameProblems = {
  missing: (
    <FormattedMessage
      id="room.name.missing"
      defaultMessage="Enter a name"
      description="Under the box for a name in a room that was left empty"
    />
  ),
  taken: (
    <FormattedMessage
      id="room.name.taken"
      defaultMessage="This name is already taken in this room"
      description="Under the box for a name in a room that belongs to another member"
    />
  ),
  refused: (
    <FormattedMessage
      id="room.name.refused"
      defaultMessage="This name cannot be used. Choose another."
      description="Under the box for a name in a room that the rules do not allow"
    />
  ),
} as const satisfies Record<NameProblem, ReactNode>;
