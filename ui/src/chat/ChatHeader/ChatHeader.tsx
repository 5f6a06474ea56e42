import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Coin } from '../../primitives/Coin/Coin';
import { Link } from '../../primitives/Link/Link';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { ChatCharacterValue, ConnectionState } from '../../thread/model';
import { ConnectionNote } from '../../thread/Notices/ConnectionNote';
import { ChatHead } from './ChatHead';
import { balance as balanceStyle } from '../../thread/ThreadHeader/ThreadHeader.css';
import { ChatMenu } from './ChatMenu';
import type { ChatMenuActions } from './ChatMenuList';

export interface ChatHeaderProps extends ChatMenuActions {
  readonly character: ChatCharacterValue;
  readonly title: string;
  readonly profileHref: string;
  /** Where the arrow of phones leads. */
  readonly backHref: string;
  readonly connection: ConnectionState;
  /** What there is to spend, in points; shown on phones, where the header of the site is not; undefined in a place without points. */
  readonly balance: number | undefined;
  readonly pricesHref: string;
}

const aloud = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;

/** The head of a conversation: with whom, what they are, and what else there is to do. */
export function ChatHeader(props: ChatHeaderProps) {
  const { character, title, profileHref, backHref, connection, balance, pricesHref, ...menu } = props;
  return (
    <ChatHead
      character={character}
      title={title}
      profileHref={profileHref}
      backHref={backHref}
      end={
        <>
          <ConnectionNote state={connection} />
          {connection === 'live' && balance !== undefined && (
            <Link href={pricesHref} className={balanceStyle}>
              <Coin size="small" />
              <FormattedMessage
                id="chat.header.balance"
                defaultMessage="{balance, number}<aloud> {balance, plural, one {point} other {points}}, see prices</aloud>"
                description="The points that a visitor has, at the head of a conversation on phones; it links to the prices. What is in <aloud> is read aloud and not shown"
                values={{ balance, aloud }}
              />
            </Link>
          )}
          <ChatMenu {...menu} />
        </>
      }
    />
  );
}
