import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Arch } from '../../explore/Arch/Arch';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { ownHead } from '../../shell/own-head';
import type { ChatCharacterValue } from '../model';
import { label } from '../Notices/Notices.css';
import {
  back,
  chatHeader,
  end as endStyle,
  name as nameStyle,
  nameLine,
  names,
  title as titleStyle,
  who,
} from './ChatHeader.css';

interface ChatHeadProps {
  readonly character: ChatCharacterValue;
  /** A line under the name. */
  readonly title: string;
  readonly profileHref: string;
  /** Where the arrow of phones leads. */
  readonly backHref: string;
  /** At the end of the line. */
  readonly end?: ReactNode;
}

/** Who one talks with, and the way back. On phones it takes the place of the header of the site. */
export function ChatHead({ character, title, profileHref, backHref, end }: ChatHeadProps) {
  const intl = useIntl();
  return (
    <header className={chatHeader} {...ownHead}>
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
      <div className={endStyle}>{end}</div>
    </header>
  );
}
