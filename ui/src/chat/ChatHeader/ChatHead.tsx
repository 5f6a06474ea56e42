import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Arch } from '../../content/Arch/Arch';
import { Link } from '../../primitives/Link/Link';
import type { ChatCharacterValue } from '../../thread/model';
import { label } from '../../thread/Notices/Notices.css';
import { OwnHeader } from '../../thread/ThreadHeader/OwnHeader';
import {
  end as endStyle,
  name as nameStyle,
  nameLine,
  names,
  title as titleStyle,
  who,
} from '../../thread/ThreadHeader/ThreadHeader.css';

interface ChatHeadProps {
  readonly character: ChatCharacterValue;
  readonly title: string;
  readonly profileHref: string;
  /** Where the arrow of phones leads. */
  readonly backHref: string;
  readonly end?: ReactNode;
}

/** Who one talks with, and the way back. On phones it takes the place of the header of the site. */
export function ChatHead({ character, title, profileHref, backHref, end }: ChatHeadProps) {
  return (
    <OwnHeader backHref={backHref}>
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
    </OwnHeader>
  );
}
