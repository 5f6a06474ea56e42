import type { BindingId } from '@fabula/sdk/types';
import { FormattedMessage } from 'react-intl';

import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { WornBinding } from '../../cosmetics/Binding/WornBinding';
import { Arch } from '../../content/Arch/Arch';
import { Book } from '../../content/Book/Book';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Link } from '../../primitives/Link/Link';
import { directionOfLine } from '../line-direction';
import type { WayBackValue } from '../model';
import {
  arches,
  book,
  card,
  dot,
  foot,
  lamp,
  lamps,
  line as lineStyle,
  meta,
  oneArch,
  picture,
  stretched,
  title as titleStyle,
  words,
} from './ContinueRow.css';
import { Place } from './Place';

const mostFaces = 3;

interface ContinueCardProps {
  readonly item: WayBackValue;
  /** The newest one: it has the one filled button of the view. */
  readonly isFirst: boolean;
  /** The binding of the reader’s books. */
  readonly binding: BindingId | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** One way back: what it is, where its reader was, and the way there. */
export function ContinueCard({ item, isFirst, binding, now }: ContinueCardProps) {
  const { href, kind } = item;
  const name = kind === 'chat' ? item.name : item.title;
  return (
    <article className={card} data-kind={kind} data-first={isFirst || undefined}>
      <WayBackPicture item={item} isFirst={isFirst} binding={binding} />
      <div className={words}>
        <h2 className={titleStyle} dir="auto">
          {isFirst ? (
            name
          ) : (
            <Link href={href} className={stretched}>
              {name}
            </Link>
          )}
        </h2>
        <p className={meta}>
          <WayBackMeta item={item} now={now} />
        </p>
        <p className={lineStyle} dir={directionOfLine(lineOf(item))}>
          <WayBackLine item={item} />
        </p>
        {isFirst && (
          <div className={foot}>
            <ButtonLink href={href} tone="primary">
              <WayBackVerb kind={kind} />
            </ButtonLink>
          </div>
        )}
        {item.kind === 'play' && item.of !== null && item.of >= item.reached && (
          <span className={lamps} data-alone={!isFirst || undefined} aria-hidden="true">
            {Array.from({ length: item.of }, (_, place) => (
              <span key={place} className={lamp} data-lit={place < item.reached || undefined} />
            ))}
          </span>
        )}
      </div>
    </article>
  );
}

function WayBackPicture({ item, isFirst, binding }: Omit<ContinueCardProps, 'now'>) {
  if (item.kind === 'chat') {
    return (
      <div className={picture}>
        <span className={oneArch}>
          <Arch picture={item.portrait} alt="" width={isFirst ? 112 : 72} />
        </span>
      </div>
    );
  }
  if (item.kind === 'play') {
    return (
      <div className={picture}>
        <div className={book}>
          <Book story={{ ...item.book, title: '' }} sizes="92px" binding={<WornBinding binding={binding} />} />
        </div>
      </div>
    );
  }
  return (
    <div className={picture}>
      <span className={arches}>
        {item.portraits.slice(0, mostFaces).map((portrait) => (
          <Arch key={portrait.small} picture={portrait} alt="" width={44} />
        ))}
      </span>
    </div>
  );
}

function WayBackMeta({ item, now }: Pick<ContinueCardProps, 'item' | 'now'>) {
  const when = <RelativeTime at={item.at} now={now} />;
  if (item.kind === 'play') return <Place {...item} />;
  if (item.kind === 'room') {
    return item.unreadCount > 0 ? (
      <span className={dot}>
        <FormattedMessage
          id="continue.roomNew"
          defaultMessage="Room, {count, plural, one {# new message} other {# new messages}}"
          description="On a card that leads back to a room: how many messages have come since the reader was there"
          values={{ count: item.unreadCount }}
        />
      </span>
    ) : (
      <FormattedMessage
        id="continue.room"
        defaultMessage="Room, {when}"
        description="On a card that leads back to a room; {when} is how long ago something was said in it, such as “2 hours ago”"
        values={{ when }}
      />
    );
  }
  return item.unreadCount > 0 ? (
    <span className={dot}>
      <FormattedMessage
        id="continue.chatNew"
        defaultMessage="Chat, new reply"
        description="On a card that leads back to a chat: the character has answered since the reader was there"
      />
    </span>
  ) : (
    <FormattedMessage
      id="continue.chat"
      defaultMessage="Chat, {when}"
      description="On a card that leads back to a chat; {when} is how long ago something was said in it, such as “2 hours ago”"
      values={{ when }}
    />
  );
}

const lineOf = (item: WayBackValue): string => (item.line === '' && item.kind === 'chat' ? item.title : item.line);

function WayBackLine({ item }: Pick<ContinueCardProps, 'item'>) {
  const line = lineOf(item);
  const said = <bdi>{line}</bdi>;
  if (item.kind === 'chat' && item.speaker === 'visitor' && item.line !== '') {
    return (
      <FormattedMessage
        id="continue.youSaid"
        defaultMessage="You: {line}"
        description="On a card that leads back to a chat: what the reader said last in it"
        values={{ line: said }}
      />
    );
  }
  if (item.kind === 'room' && item.speakerName !== '' && line !== '') {
    return (
      <FormattedMessage
        id="continue.said"
        defaultMessage="{name}: {line}"
        description="On a card that leads back to a room: the last message"
        values={{ name: <bdi>{item.speakerName}</bdi>, line: said }}
      />
    );
  }
  return said;
}

function WayBackVerb({ kind }: Pick<WayBackValue, 'kind'>) {
  if (kind === 'chat') {
    return (
      <FormattedMessage
        id="continue.writeBack"
        defaultMessage="Reply"
        description="Leads back to the chat that the reader used last"
      />
    );
  }
  if (kind === 'play') {
    return (
      <FormattedMessage
        id="continue.readOn"
        defaultMessage="Continue the story"
        description="Leads back to the story that the reader played last"
      />
    );
  }
  return (
    <FormattedMessage
      id="continue.openRoom"
      defaultMessage="Open the room"
      description="Leads back to the room that the reader used last"
    />
  );
}
