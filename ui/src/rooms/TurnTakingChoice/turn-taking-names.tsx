import type { TurnTaking } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export const turnTakingNames = {
  mention: (
    <FormattedMessage
      id="room.turns.mention"
      defaultMessage="Characters you name"
      description="Turn taking in a room: a character answers when a member writes its name"
    />
  ),
  'round-robin': (
    <FormattedMessage
      id="room.turns.roundRobin"
      defaultMessage="In turn"
      description="Turn taking in a room: the characters answer in turn"
    />
  ),
  relevance: (
    <FormattedMessage
      id="room.turns.relevance"
      defaultMessage="The best match"
      description="Turn taking in a room: the character answers whom the words concern most"
    />
  ),
} as const satisfies Record<TurnTaking, ReactNode>;
