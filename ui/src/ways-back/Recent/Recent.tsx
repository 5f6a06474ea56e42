import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { Arch } from '../../content/Arch/Arch';
import { Link } from '../../primitives/Link/Link';
import type { ChatWayBack, RoomWayBack } from '../model';
import { all, dot, head, heading, list, sub, title as titleStyle, way, words } from './Recent.css';

const mostRows = 5;

interface RecentProps {
  /** The last used first; at least one. */
  readonly items: readonly (ChatWayBack | RoomWayBack)[];
  /** Where all conversations are. */
  readonly allHref: string;
}

/** The conversations that the reader used last, in the sidebar; on its rail the arches alone. */
export function Recent({ items, allHref }: RecentProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} data-recent>
      <div className={head}>
        <h2 id={id} className={heading}>
          <FormattedMessage
            id="continue.recent"
            defaultMessage="Recent"
            description="Heading in the sidebar over the conversations that the reader used last"
          />
        </h2>
        <Link href={allHref} className={all}>
          <FormattedMessage
            id="continue.recentAll"
            defaultMessage="All conversations"
            description="Link to the page with all conversations of the reader"
          />
        </Link>
      </div>
      <ul className={list}>
        {items.slice(0, mostRows).map((item) => (
          <li key={item.id}>
            <RecentRow item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RecentRow({ item }: { readonly item: ChatWayBack | RoomWayBack }) {
  const isNew = item.unreadCount > 0;
  const portrait = item.kind === 'chat' ? item.portrait : item.portraits[0];
  const tooltip = item.kind === 'chat' ? item.name : item.title;
  return (
    <Link href={item.href} className={way} title={tooltip}>
      {portrait !== undefined && <Arch picture={portrait} alt="" width={32} />}
      <span className={words}>
        <bdi className={titleStyle}>{item.title}</bdi>
        <span className={sub} data-new={isNew || undefined}>
          <RecentSub item={item} />
        </span>
      </span>
      {isNew && <span className={dot} aria-hidden="true" />}
    </Link>
  );
}

function RecentSub({ item }: { readonly item: ChatWayBack | RoomWayBack }) {
  if (item.kind === 'chat') {
    return item.unreadCount > 0 ? (
      <FormattedMessage
        id="continue.recentReply"
        defaultMessage="{name}, new reply"
        description="In the sidebar, below the title of a chat: its character has answered since the reader was there"
        values={{ name: <bdi>{item.name}</bdi> }}
      />
    ) : (
      <bdi>{item.name}</bdi>
    );
  }
  return item.unreadCount > 0 ? (
    <FormattedMessage
      id="continue.recentRoomNew"
      defaultMessage="{count, plural, one {# new message} other {# new messages}}"
      description="In the sidebar, below the title of a room: how many messages have come since the reader was there"
      values={{ count: item.unreadCount }}
    />
  ) : (
    <FormattedMessage
      id="continue.recentRoom"
      defaultMessage="Room"
      description="In the sidebar, below the title of a room: what it is"
    />
  );
}
