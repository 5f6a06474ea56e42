import { memo, useState } from 'react';
import { useIntl } from 'react-intl';

import { Message } from '../Message/Message';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import type {
  ChatCharacterValue,
  MessageActions,
  MessageValue,
  OlderMessages,
  ThreadItem,
  UnsentActions,
} from '../model';
import { DateDivider } from '../ThreadNotes/DateDivider';
import { SystemNote } from '../ThreadNotes/SystemNote';
import { LazyUnsentMessage, useUnsentMessage } from '../UnsentMessage/LazyUnsentMessage';
import { ReplyAnnouncer } from './ReplyAnnouncer';
import type { ThreadJump } from './use-thread-scroll';
import { WindowedThread } from './WindowedThread';

export interface MessageThreadProps {
  readonly character: ChatCharacterValue;
  /** Oldest first. Older ones may be put before them at any time: what is read keeps its place. */
  readonly items: readonly ThreadItem[];
  readonly actions: MessageActions;
  readonly replyPrice: ActPriceValue;
  readonly older: OlderMessages;
  readonly onOlder: () => void;
  /** Whether there are messages after the last one shown, as after a jump into the middle of a long conversation. */
  readonly hasNewer?: boolean;
  readonly onNewer?: () => void;
  /** The newest messages are wanted in place of those shown. */
  readonly onNewest?: () => void;
  /** The message to go to; a new object for every wish. */
  readonly jump?: ThreadJump | null;
  /** The end is to be followed from now on; a new object for every wish. */
  readonly scrollToEndRequest?: object | null;
  /** The message that has just got other words, and can have the former ones back. */
  readonly rewordedId?: string | null;
  readonly readingId?: string | null;
  /** Left out where no message waits to be sent. */
  readonly unsentActions?: UnsentActions | undefined;
}

const idOf = (item: ThreadItem): string => (item.kind === 'message' ? item.message.messageId : item.id);

/** Whether the second of two messages is said by who said the first. */
const isSameSpeaker = (before: MessageValue, message: MessageValue): boolean =>
  !before.hidden && before.role === message.role && before.speaker === message.speaker;

/** The messages of a conversation, of which only those in sight are on the page. */
export const MessageThread = memo(function MessageThread(props: MessageThreadProps) {
  const {
    character,
    items,
    actions,
    replyPrice,
    older,
    onOlder,
    jump = null,
    readingId = null,
    rewordedId = null,
  } = props;
  const { hasNewer = false, onNewer, onNewest, scrollToEndRequest = null, unsentActions } = props;
  const intl = useIntl();
  useUnsentMessage(unsentActions !== undefined);
  const [editingId, setEditingId] = useState<string | null>(null);
  const newest = items.findLast((item) => item.kind === 'message')?.message;
  const busy = newest?.status === 'streaming';

  const show = (item: ThreadItem, before: ThreadItem | undefined) => {
    if (item.kind === 'date') return <DateDivider key={item.id}>{item.label}</DateDivider>;
    if (item.kind === 'note') return <SystemNote key={item.id} text={item.text} />;
    if (item.kind === 'unsent') {
      return <LazyUnsentMessage key={item.id} {...item} actions={unsentActions} replyPrice={replyPrice} />;
    }
    const { messageId } = item.message;
    return (
      <Message
        key={messageId}
        message={item.message}
        continues={before?.kind === 'message' && isSameSpeaker(before.message, item.message)}
        character={character}
        actions={actions}
        newest={messageId === newest?.messageId}
        busy={busy}
        replyPrice={replyPrice}
        reading={messageId === readingId}
        isFound={messageId === jump?.messageId}
        isEditing={messageId === editingId}
        canUndoReword={messageId === rewordedId}
        onEditing={setEditingId}
      />
    );
  };

  return (
    <WindowedThread
      label={intl.formatMessage(
        {
          id: 'chat.thread.label',
          defaultMessage: 'Conversation with {name}',
          description: 'Names the list of messages, for screen readers',
        },
        { name: character.name },
      )}
      items={items}
      idOf={idOf}
      older={older}
      onOlder={onOlder}
      hasNewer={hasNewer}
      onNewer={onNewer}
      onNewest={onNewest}
      jump={jump}
      scrollToEndRequest={scrollToEndRequest}
      busy={busy}
      keptId={editingId}
      announcer={<ReplyAnnouncer name={character.name} newest={newest} />}
    >
      {show}
    </WindowedThread>
  );
});
