import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TurnTakingValue } from '../model';

/** What each rule of turn taking is called. */
export const turnTakingNames = {
  mention: (
    <FormattedMessage
      id="room.turns.mention"
      defaultMessage="Whoever is named"
      description="Turn taking in a room: a character answers when somebody writes its name"
    />
  ),
  'round-robin': (
    <FormattedMessage
      id="room.turns.roundRobin"
      defaultMessage="One after the other"
      description="Turn taking in a room: the characters answer in turn"
    />
  ),
  relevance: (
    <FormattedMessage
      id="room.turns.relevance"
      defaultMessage="Whoever it concerns"
      description="Turn taking in a room: the character answers whom the words concern most"
    />
  ),
} as const satisfies Record<TurnTakingValue, ReactNode>;
