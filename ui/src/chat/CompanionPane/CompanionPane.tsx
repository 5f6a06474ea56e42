import type { PortraitExpression } from '@fabula/sdk/types';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Link } from '../../primitives/Link/Link';
import type { ChatValue } from '../model';
import { Face } from '../../thread/Face/Face';
import type { ChatCharacterValue } from '../../thread/model';
import { list, row, rowHead, rowMeta, section, subtitle } from '../../thread/Panel/Panel.css';
import { foot, name as nameStyle, pane, tagline as taglineStyle, who } from './CompanionPane.css';

export interface CompanionPaneProps {
  readonly character: ChatCharacterValue;
  /** What the latest reply shows; left out where that is not known. */
  readonly mood?: PortraitExpression | undefined;
  /** Whether the character's face moves, where it can; not for readers who save data. */
  readonly isMoving?: boolean;
  readonly tagline: string;
  readonly profileHref: string;
  /** The visitor's conversations with the character, the last used first; empty while they are on their way. */
  readonly chats: readonly ChatValue[];
  readonly openId: string;
}

/** Beside a conversation on wide screens: who answers, and the other conversations with them. */
export function CompanionPane({
  character,
  mood,
  isMoving = false,
  tagline,
  profileHref,
  chats,
  openId,
}: CompanionPaneProps) {
  const id = useId();
  return (
    <div className={pane}>
      <div className={who}>
        <Face character={character} mood={mood} width={250} isMoving={isMoving} />
        <p className={nameStyle}>
          <bdi>{character.name}</bdi>
        </p>
        <p dir="auto" className={taglineStyle}>
          {tagline}
        </p>
      </div>
      {chats.length > 0 && (
        <nav className={section} aria-labelledby={id}>
          <h2 id={id} className={subtitle}>
            <FormattedMessage
              id="chat.companion.chats"
              defaultMessage="Your conversations"
              description="Title of the list of conversations with one character, beside the open one"
            />
          </h2>
          <ul className={list}>
            {chats.map(({ chatId, title, href, when }) => (
              <li key={chatId}>
                <Link href={href} className={row} aria-current={chatId === openId}>
                  <span className={rowHead}>
                    <bdi>{title}</bdi>
                    <span className={rowMeta}>{when}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={foot}>
        <ButtonLink href={profileHref} fullWidth icon="profile">
          <FormattedMessage
            id="chat.companion.profile"
            defaultMessage="View profile"
            description="Leads from a conversation to the character’s own page"
          />
        </ButtonLink>
      </div>
    </div>
  );
}
