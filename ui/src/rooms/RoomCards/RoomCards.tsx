import { FormattedMessage, useIntl } from 'react-intl';

import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { label } from '../../thread/Notices/Notices.css';
import { Arch } from '../../content/Arch/Arch';
import { Link } from '../../primitives/Link/Link';
import type { RoomCardValue } from '../model';
import { arch, arches, card, cards, last, line, meta, title as titleStyle, words } from './RoomCards.css';

interface RoomCardsProps {
  readonly rooms: readonly RoomCardValue[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly hrefOf: (roomId: string) => string;
}

/** The reader's rooms, the last used first; each is the way into it. */
export function RoomCards({ rooms, now, hrefOf }: RoomCardsProps) {
  const intl = useIntl();
  return (
    <ul className={cards}>
      {rooms.map(({ roomId, title, characters, memberCount, lastText, updatedAt, closed, own, ownerName }) => (
        <li key={roomId}>
          <Link href={hrefOf(roomId)} className={card}>
            <span className={arches}>
              {characters.map(({ characterId, portrait }) => (
                <span key={characterId} className={arch}>
                  <Arch picture={portrait} alt="" width={48} />
                </span>
              ))}
            </span>
            <span className={words}>
              <span className={line}>
                <bdi className={titleStyle}>{title}</bdi>
                {closed && (
                  <span className={label}>
                    <FormattedMessage
                      id="room.card.closed"
                      defaultMessage="Closed"
                      description="Label of a room in a list that was closed"
                    />
                  </span>
                )}
              </span>
              <bdi className={last}>
                {lastText === ''
                  ? intl.formatList(
                      characters.map(({ name }) => name),
                      { type: 'conjunction' },
                    )
                  : lastText}
              </bdi>
              <span className={meta}>
                <span>
                  {own ? (
                    <FormattedMessage
                      id="room.card.own"
                      defaultMessage="Your room"
                      description="In a list of rooms: the reader is the host of this one"
                    />
                  ) : (
                    <FormattedMessage
                      id="room.card.host"
                      defaultMessage="Host: {name}"
                      description="In a list of rooms: whose room it is"
                      values={{ name: <bdi>{ownerName}</bdi> }}
                    />
                  )}
                </span>
                <span>
                  <FormattedMessage
                    id="room.card.people"
                    defaultMessage="{count, plural, one {# person} other {# people}}"
                    description="In a list of rooms: how many people are in it"
                    values={{ count: memberCount }}
                  />
                </span>
                <RelativeTime at={updatedAt} now={now} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
