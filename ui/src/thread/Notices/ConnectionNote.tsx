import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import type { ConnectionState } from '../model';
import { label, offlineLabel } from './Notices.css';

const notes = {
  live: null,
  reconnecting: (
    <span className={label}>
      <Lantern />
      <FormattedMessage
        id="chat.connection.reconnecting"
        defaultMessage="Reconnecting"
        description="At the head of a conversation while its connection is being made again"
      />
    </span>
  ),
  offline: (
    <span className={offlineLabel}>
      <Icon name="offline" size="small" />
      <FormattedMessage
        id="chat.connection.offline"
        defaultMessage="Offline"
        description="At the head of a conversation while there is no connection"
      />
    </span>
  ),
} as const satisfies Record<ConnectionState, ReactNode>;

/** Whether words arrive as they are written; nothing is said while they do. */
export function ConnectionNote({ state }: { readonly state: ConnectionState }) {
  return <span role="status">{notes[state]}</span>;
}
