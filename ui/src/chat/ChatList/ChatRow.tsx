import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import type { ChatValue } from '../model';
import { acts, row, rowHead, rowMeta, rowText, section, sentence } from '../../thread/Panel/Panel.css';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { chatRow } from './ChatList.css';
import { RenameChat } from '../../thread/RenameForm/RenameChat';
import { useFocusAfter } from '../../thread/RenameForm/use-focus-after';

interface ChatRowProps {
  readonly chat: ChatValue;
  readonly isOpen: boolean;
  readonly onRename: (chatId: string, title: string) => void;
  readonly onDelete: (chatId: string) => void;
}

/** One conversation in a list: the way to it, another name for it, and its end after a question. */
export function ChatRow({ chat, isOpen, onRename, onDelete }: ChatRowProps) {
  const { chatId, title, excerpt, href, when } = chat;
  const intl = useIntl();
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  const rename = useFocusAfter(mode === 'renaming');
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (mode === 'deleting') keep.current?.focus();
  }, [mode]);
  if (mode === 'renaming') {
    return (
      <RenameChat
        title={title}
        onCancel={() => setMode('shown')}
        onSave={(next) => {
          onRename(chatId, next);
          setMode('shown');
        }}
      />
    );
  }
  if (mode === 'deleting') {
    return (
      <div role="alertdialog" aria-label={title} className={section}>
        <p className={sentence}>
          <FormattedMessage
            id="chat.chats.deleteQuestion"
            defaultMessage="Delete “{title}” with everything said in it? This cannot be undone."
            description="Asks before a whole conversation is deleted"
            values={{ title: <bdi>{title}</bdi> }}
          />
        </p>
        <div className={acts}>
          <Button ref={keep} size="small" onClick={() => setMode('shown')}>
            <FormattedMessage
              id="chat.chats.keep"
              defaultMessage="Keep it"
              description="Leaves a conversation undeleted"
            />
          </Button>
          <Button size="small" tone="danger" onClick={() => onDelete(chatId)}>
            <FormattedMessage
              id="chat.chats.delete"
              defaultMessage="Delete"
              description="Deletes a whole conversation, after the question"
            />
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={chatRow}>
      <Link href={href} className={row} aria-current={isOpen}>
        <span className={rowHead}>
          <bdi>{title}</bdi>
          <span className={rowMeta}>{when}</span>
        </span>
        <span dir="auto" className={rowText}>
          {excerpt}
        </span>
      </Link>
      <ToolButton
        ref={rename}
        drawing={Pencil}
        onClick={() => setMode('renaming')}
        label={intl.formatMessage(
          {
            id: 'chat.chats.rename',
            defaultMessage: 'Rename “{title}”',
            description: 'Opens the box in which a conversation gets another name',
          },
          { title },
        )}
      />
      <ToolButton
        drawing={Trash2}
        onClick={() => setMode('deleting')}
        label={intl.formatMessage(
          {
            id: 'chat.chats.askDelete',
            defaultMessage: 'Delete “{title}”',
            description: 'Asks whether a conversation is to be deleted',
          },
          { title },
        )}
      />
    </div>
  );
}
