import type { RoomNotice as RoomNoticeKind } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { notice as noticeStyle } from './RoomNotice.css';

const words = {
  opened: (name) => (
    <FormattedMessage
      id="room.notice.opened"
      defaultMessage="{name} created this room"
      description="The first line in the thread of a room: who opened it"
      values={{ name }}
    />
  ),
  'new-owner': (name) => (
    <FormattedMessage
      id="room.notice.newOwner"
      defaultMessage="{name} is now the host"
      description="In the thread of a room: it was handed over to another member"
      values={{ name }}
    />
  ),
  joined: (name) => (
    <FormattedMessage
      id="room.notice.joined"
      defaultMessage="{name} joined"
      description="In the thread of a room: a member joined"
      values={{ name }}
    />
  ),
  left: (name) => (
    <FormattedMessage
      id="room.notice.left"
      defaultMessage="{name} left"
      description="In the thread of a room: a member left for good"
      values={{ name }}
    />
  ),
  muted: (name) => (
    <FormattedMessage
      id="room.notice.muted"
      defaultMessage="{name} was muted"
      description="In the thread of a room: the host muted a member"
      values={{ name }}
    />
  ),
  unmuted: (name) => (
    <FormattedMessage
      id="room.notice.unmuted"
      defaultMessage="{name} can write again"
      description="In the thread of a room: the host unmuted a member"
      values={{ name }}
    />
  ),
  removed: (name) => (
    <FormattedMessage
      id="room.notice.removed"
      defaultMessage="{name} was removed"
      description="In the thread of a room: the host removed a member"
      values={{ name }}
    />
  ),
  'turn-taking-changed': () => (
    <FormattedMessage
      id="room.notice.turnTaking"
      defaultMessage="The turn order was changed"
      description="In the thread of a room: the host changed the rule by which characters take turns"
    />
  ),
  renamed: (name) => (
    <FormattedMessage
      id="room.notice.renamed"
      defaultMessage="The room is now called {name}"
      description="In the thread of a room: the host changed its title"
      values={{ name }}
    />
  ),
  closed: () => (
    <FormattedMessage
      id="room.notice.closed"
      defaultMessage="The room was closed"
      description="In the thread of a room: the host closed it; writing has ended"
    />
  ),
} as const satisfies Record<RoomNoticeKind, (name: ReactNode) => ReactNode>;

interface RoomNoticeProps {
  readonly notice: RoomNoticeKind;
  readonly name: string;
}

/** An event in a room that is not a message. */
export function RoomNotice({ notice, name }: RoomNoticeProps) {
  return (
    <p className={noticeStyle}>
      <span>{words[notice](<bdi>{name}</bdi>)}</span>
    </p>
  );
}
