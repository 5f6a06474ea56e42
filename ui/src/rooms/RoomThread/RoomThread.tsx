import { memo, useState } from 'react';
import { useIntl } from 'react-intl';

import type { ThreadJump } from '../../thread/MessageThread/use-thread-scroll';
import { WindowedThread } from '../../thread/MessageThread/WindowedThread';
import { DateDivider } from '../../thread/ThreadNotes/DateDivider';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import type { OlderMessages } from '../../thread/model';
import type { RoomMessageActions, RoomMessageValue, RoomThreadItem } from '../model';
import { RoomMessage } from '../RoomMessage/RoomMessage';
import { RoomAnnouncer } from './RoomAnnouncer';
import { RoomNotice } from './RoomNotice';

export interface RoomThreadProps {
  readonly title: string;
  /** Oldest first. Older ones may be put before them at any time: what is read keeps its place. */
  readonly items: readonly RoomThreadItem[];
  readonly actions: RoomMessageActions;
  readonly replyPrice: ActPriceValue;
  readonly older: OlderMessages;
  readonly onOlder: () => void;
  /** The message to go to; a new object for every wish. */
  readonly jump?: ThreadJump | null;
}

const idOf = (item: RoomThreadItem): string => (item.kind === 'message' ? item.message.messageId : item.id);

/** Whether the second of two messages is said by who said the first: names are unique in a room. */
const isSameSpeaker = (before: RoomMessageValue, { speaker }: RoomMessageValue): boolean =>
  !before.hidden && before.speaker.kind === speaker.kind && before.speaker.name === speaker.name;

/** What was said and what happened in a room; only what is in sight is on the page. */
export const RoomThread = memo(function RoomThread(props: RoomThreadProps) {
  const { title, items, actions, replyPrice, older, onOlder, jump = null } = props;
  const intl = useIntl();
  const [editingId, setEditingId] = useState<string | null>(null);
  const messages = items.flatMap((item) => (item.kind === 'message' ? [item.message] : []));
  const newestId = messages.at(-1)?.messageId;
  const busy = messages.some(({ status }) => status === 'streaming');
  const show = (item: RoomThreadItem, before: RoomThreadItem | undefined) => {
    if (item.kind === 'date') return <DateDivider key={item.id}>{item.label}</DateDivider>;
    if (item.kind === 'notice') return <RoomNotice key={item.id} notice={item.notice} name={item.name} />;
    const { messageId } = item.message;
    return (
      <RoomMessage
        key={messageId}
        message={item.message}
        continues={before?.kind === 'message' && isSameSpeaker(before.message, item.message)}
        actions={actions}
        newest={messageId === newestId}
        busy={busy}
        isFound={messageId === jump?.messageId}
        isEditing={messageId === editingId}
        onEditing={setEditingId}
        replyPrice={replyPrice}
      />
    );
  };
  return (
    <WindowedThread
      label={intl.formatMessage(
        {
          id: 'room.thread.label',
          defaultMessage: 'Conversation in {title}',
          description: 'Names the list of messages of a room, for screen readers',
        },
        { title },
      )}
      items={items}
      idOf={idOf}
      older={older}
      onOlder={onOlder}
      jump={jump}
      busy={busy}
      keptId={editingId}
      announcer={<RoomAnnouncer messages={messages} />}
    >
      {show}
    </WindowedThread>
  );
});
