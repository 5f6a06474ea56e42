import { ArrowLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Arch } from '../../explore/Arch/Arch';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import type { ChatCharacterValue, ConnectionState } from '../model';
import { ConnectionNote } from '../Notices/ConnectionNote';
import { label } from '../Notices/Notices.css';
import { back, end, header, name as nameStyle, nameLine, names, title as titleStyle, who } from './ChatHeader.css';
import { ChatMenu } from './ChatMenu';
import type { ChatMenuActions } from './ChatMenuList';

export interface ChatHeaderProps extends ChatMenuActions {
  readonly character: ChatCharacterValue;
  /** What the conversation or its branch is called. */
  readonly title: string;
  readonly profileHref: string;
  /** Where the arrow of phones leads. */
  readonly backHref: string;
  readonly connection: ConnectionState;
}

/** The head of a conversation: with whom, what they are, and what else there is to do. */
export function ChatHeader({ character, title, profileHref, backHref, connection, ...menu }: ChatHeaderProps) {
  const intl = useIntl();
  return (
    <header className={header}>
      <Link
        href={backHref}
        className={back}
        aria-label={intl.formatMessage({
          id: 'chat.header.back',
          defaultMessage: 'Back',
          description: 'Leaves a conversation, on phones',
        })}
      >
        <DrawnIcon drawing={ArrowLeft} pointing />
      </Link>
      <Link href={profileHref} className={who}>
        <Arch picture={character.portrait} alt="" width={38} />
        <span className={names}>
          <span className={nameLine}>
            <bdi role="heading" aria-level={1} className={nameStyle}>
              {character.name}
            </bdi>
            <span className={label}>
              <FormattedMessage
                id="chat.header.ai"
                defaultMessage="AI"
                description="Label beside a character’s name: it is not a person"
              />
            </span>
          </span>
          <bdi className={titleStyle}>{title}</bdi>
        </span>
      </Link>
      <div className={end}>
        <ConnectionNote state={connection} />
        <ChatMenu {...menu} />
      </div>
    </header>
  );
}
