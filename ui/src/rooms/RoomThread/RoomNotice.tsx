import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { RoomNoticeValue } from '../model';
import { notice as noticeStyle } from './RoomNotice.css';

const words = {
  opened: (name) => (
    <FormattedMessage
      id="room.notice.opened"
      defaultMessage="{name} opened this room"
      description="The first line in the thread of a room: who opened it"
      values={{ name }}
    />
  ),
  'new-owner': (name) => (
    <FormattedMessage
      id="room.notice.newOwner"
      defaultMessage="{name} is now the host"
      description="In the thread of a room: it was handed over to somebody else"
      values={{ name }}
    />
  ),
  joined: (name) => (
    <FormattedMessage
      id="room.notice.joined"
      defaultMessage="{name} came in"
      description="In the thread of a room: somebody joined it"
      values={{ name }}
    />
  ),
  left: (name) => (
    <FormattedMessage
      id="room.notice.left"
      defaultMessage="{name} left"
      description="In the thread of a room: somebody left it for good"
      values={{ name }}
    />
  ),
  muted: (name) => (
    <FormattedMessage
      id="room.notice.muted"
      defaultMessage="{name} was muted"
      description="In the thread of a room: the host lets somebody read but not write"
      values={{ name }}
    />
  ),
  unmuted: (name) => (
    <FormattedMessage
      id="room.notice.unmuted"
      defaultMessage="{name} can write again"
      description="In the thread of a room: the host lets somebody write again"
      values={{ name }}
    />
  ),
  removed: (name) => (
    <FormattedMessage
      id="room.notice.removed"
      defaultMessage="{name} was removed"
      description="In the thread of a room: the host sent somebody out"
      values={{ name }}
    />
  ),
  'turn-taking-changed': () => (
    <FormattedMessage
      id="room.notice.turnTaking"
      defaultMessage="Who speaks when has changed"
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
      description="In the thread of a room: the host closed it; nobody can write any more"
    />
  ),
} as const satisfies Record<RoomNoticeValue, (name: ReactNode) => ReactNode>;

interface RoomNoticeProps {
  readonly notice: RoomNoticeValue;
  /** Whom or what it is about. */
  readonly name: string;
}

/** Something that happened in a room and that nobody said. */
export function RoomNotice({ notice, name }: RoomNoticeProps) {
  return (
    <p className={noticeStyle}>
      <span>{words[notice](<bdi>{name}</bdi>)}</span>
    </p>
  );
}
