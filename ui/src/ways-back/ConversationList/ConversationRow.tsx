import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { RenameChat } from '../../thread/RenameForm/RenameChat';
import { useFocusAfter } from '../../thread/RenameForm/use-focus-after';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { Arch } from '../../content/Arch/Arch';
import { Link } from '../../primitives/Link/Link';
import { TextButton } from '../../primitives/TextButton/TextButton';
import type { ConversationValue } from '../model';
import { excerpt, gone, meta, renaming, row, title as titleStyle, way, words } from './ConversationList.css';

export interface ConversationActs {
  readonly onRename: (chatId: string, title: string) => void;
  readonly onPin: (chatId: string, pinned: boolean) => void;
  readonly onDelete: (chatId: string) => void;
  readonly onUndoDelete: (chatId: string) => void;
}

interface ConversationRowProps extends ConversationActs {
  readonly conversation: ConversationValue;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** One conversation: the way to it, another name, its place at the top, and its end. */
export function ConversationRow({ conversation, now, onRename, onPin, onDelete }: ConversationRowProps) {
  const { at, chatId, href, line, name, pinned, portrait, title } = conversation;
  const intl = useIntl();
  const [isRenaming, setRenaming] = useState(false);
  const rename = useFocusAfter(isRenaming);
  if (isRenaming) {
    return (
      <li className={row}>
        <div className={renaming}>
          <RenameChat
            title={title}
            onCancel={() => setRenaming(false)}
            onSave={(next) => {
              onRename(chatId, next);
              setRenaming(false);
            }}
          />
        </div>
      </li>
    );
  }
  return (
    <li className={row}>
      <Link href={href} className={way}>
        <Arch picture={portrait} alt="" width={48} />
        <span className={words}>
          <bdi className={titleStyle}>{title}</bdi>
          <span className={meta}>
            {name !== title && <bdi>{name}</bdi>}
            <RelativeTime at={at} now={now} />
            {pinned && (
              <span>
                <FormattedMessage
                  id="continue.all.pinned"
                  defaultMessage="Pinned"
                  description="Beside a conversation that is kept at the top of the list"
                />
              </span>
            )}
          </span>
          {line !== '' && (
            <span dir="auto" className={excerpt}>
              {line}
            </span>
          )}
        </span>
      </Link>
      <ToolButton
        drawing={pinned ? PinOff : Pin}
        aria-pressed={pinned}
        onClick={() => onPin(chatId, !pinned)}
        label={intl.formatMessage(
          {
            id: 'continue.all.pin',
            defaultMessage: 'Pin “{title}”',
            description: 'Keeps a conversation at the top of the list; the button stays pressed while it is there',
          },
          { title },
        )}
      />
      <ToolButton
        ref={rename}
        drawing={Pencil}
        onClick={() => setRenaming(true)}
        label={intl.formatMessage(
          {
            id: 'continue.all.rename',
            defaultMessage: 'Rename “{title}”',
            description: 'Opens the box in which a conversation gets another name',
          },
          { title },
        )}
      />
      <ToolButton
        drawing={Trash2}
        onClick={() => onDelete(chatId)}
        label={intl.formatMessage(
          {
            id: 'continue.all.delete',
            defaultMessage: 'Delete “{title}”',
            description: 'Deletes a conversation; it can be brought back while its line is there',
          },
          { title },
        )}
      />
    </li>
  );
}

/** Shown in place of a conversation that was just deleted; the focus is on the way back. */
export function DeletedConversation({
  conversation: { chatId, title },
  onUndoDelete,
}: Pick<ConversationRowProps, 'conversation' | 'onUndoDelete'>) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={row}>
      <div role="status" className={gone}>
        <span>
          <FormattedMessage
            id="continue.all.deleted"
            defaultMessage="“{title}” is deleted."
            description="Shown in place of a conversation that was just deleted"
            values={{ title: <bdi>{title}</bdi> }}
          />
        </span>
        <TextButton ref={undo} onClick={() => onUndoDelete(chatId)}>
          <FormattedMessage
            id="continue.all.undo"
            defaultMessage="Undo"
            description="Brings back a conversation that was just deleted"
          />
        </TextButton>
      </div>
    </li>
  );
}
