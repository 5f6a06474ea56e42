import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { TextButton } from '../../primitives/TextButton/TextButton';
import type { ChatValue } from '../model';
import type { ChatCharacterValue } from '../../thread/model';
import { Panel } from '../../thread/Panel/Panel';
import { list } from '../../thread/Panel/Panel.css';
import { links } from './ChatList.css';
import { ChatRow } from './ChatRow';

export interface ChatPanelProps {
  readonly character: ChatCharacterValue;
  readonly chats: readonly ChatValue[];
  readonly openId: string;
  /** Where a new conversation begins. */
  readonly newHref: string;
  readonly onRename: (chatId: string, title: string) => void;
  readonly onDelete: (chatId: string) => void;
  /** More of them are wanted; undefined when there are no more. */
  readonly onMore: (() => void) | undefined;
  readonly onClose: () => void;
}

export function ChatPanel(props: ChatPanelProps) {
  const { character, chats, openId, newHref, onRename, onDelete, onMore, onClose } = props;
  return (
    <Panel
      onClose={onClose}
      title={
        <FormattedMessage
          id="chat.chats.panel"
          defaultMessage="Your conversations with {name}"
          description="Title of the panel that lists the visitor’s conversations with one character"
          values={{ name: <bdi>{character.name}</bdi> }}
        />
      }
    >
      <div className={links}>
        <ButtonLink href={newHref} size="small" icon="plus">
          <FormattedMessage
            id="chat.chats.new"
            defaultMessage="New conversation"
            description="Leads to where a new conversation with the same character begins"
          />
        </ButtonLink>
      </div>
      <ul className={list}>
        {chats.map((chat) => (
          <li key={chat.chatId}>
            <ChatRow chat={chat} isOpen={chat.chatId === openId} onRename={onRename} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      {onMore !== undefined && (
        <TextButton onClick={onMore}>
          <FormattedMessage
            id="chat.chats.more"
            defaultMessage="Show more"
            description="Shows more of the visitor’s conversations with a character"
          />
        </TextButton>
      )}
    </Panel>
  );
}
