import { memo, useMemo, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Virtualizer } from 'virtua';

import { Button } from '../../primitives/Button/Button';
import { Message } from '../Message/Message';
import type { ChatCharacterValue, MessageActions, OlderMessages, ThreadItem } from '../model';
import { DateDivider } from '../ThreadNotes/DateDivider';
import { SystemNote } from '../ThreadNotes/SystemNote';
import { frame, scroller, spacer, toEnd as toEndStyle } from './MessageThread.css';
import { OlderNotice } from './OlderNotice';
import { ReplyAnnouncer } from './ReplyAnnouncer';
import { useThreadScroll, type ThreadJump } from './use-thread-scroll';

export interface MessageThreadProps {
  readonly character: ChatCharacterValue;
  /** Oldest first. Older ones may be put before them at any time: what is read keeps its place. */
  readonly items: readonly ThreadItem[];
  readonly actions: MessageActions;
  readonly older: OlderMessages;
  /** Older messages are wanted. */
  readonly onOlder: () => void;
  /** The message to go to; a new object for every wish. */
  readonly jump?: ThreadJump | null;
  /** The message that is being read aloud. */
  readonly readingId?: string | null;
}

/** The room over the first message, in CSS pixels. */
const roomAbove = 24;

const idOf = (item: ThreadItem): string => (item.kind === 'message' ? item.message.messageId : item.id);

/** The steps of the arrow keys from message to message. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The messages of a conversation, of which only those in sight are on the page. */
export const MessageThread = memo(function MessageThread(props: MessageThreadProps) {
  const { character, items, actions, older, onOlder, jump = null, readingId = null } = props;
  const intl = useIntl();
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [editingId, setEditingId] = useState<string | null>(null);
  const ids = useMemo(() => items.map(idOf), [items]);
  const newest = items.findLast((item) => item.kind === 'message')?.message;
  const busy = newest?.status === 'streaming';
  const scroll = useThreadScroll({ ids, jump, hasOlder: older === 'more', onOlder });

  // What has the focus or holds unsaved words stays on the page, and so do the neighbours that arrow keys go to.
  const keepMounted = useMemo(() => {
    const focused = focusedId === null ? -1 : ids.indexOf(focusedId);
    const editing = editingId === null ? -1 : ids.indexOf(editingId);
    const kept = focused < 0 ? [editing] : [editing, focused - 1, focused, focused + 1];
    return [...new Set(kept)].filter((index) => index >= 0 && index < ids.length).toSorted((a, b) => a - b);
  }, [ids, focusedId, editingId]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    const from = event.target.dataset['messageId'];
    if (from === undefined) return;
    event.preventDefault();
    const messages = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message-id]')];
    const place = messages.findIndex((element) => element.dataset['messageId'] === from);
    messages[place + step]?.focus();
  };

  // As in the feed pattern of ARIA: the thread scrolls by keys, and arrow keys go from message to message.
  const keys = {
    tabIndex: 0,
    onKeyDown,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const message = event.target.closest<HTMLElement>('[data-message-id]');
      setFocusedId(message?.dataset['messageId'] ?? null);
    },
  };

  const show = (item: ThreadItem) => {
    if (item.kind === 'date') return <DateDivider key={item.id}>{item.label}</DateDivider>;
    if (item.kind === 'note') return <SystemNote key={item.id} text={item.text} />;
    const { messageId } = item.message;
    return (
      <Message
        key={messageId}
        message={item.message}
        character={character}
        actions={actions}
        newest={messageId === newest?.messageId}
        busy={busy}
        reading={messageId === readingId}
        isFound={messageId === jump?.messageId}
        isEditing={messageId === editingId}
        onEditing={setEditingId}
      />
    );
  };

  return (
    <div className={frame}>
      <OlderNotice older={older} onOlder={onOlder} />
      <div
        role="log"
        // The announcer says a reply once it is whole; the log itself would say every word of it.
        aria-live="off"
        aria-busy={busy}
        {...keys}
        className={scroller}
        aria-label={intl.formatMessage(
          {
            id: 'chat.thread.label',
            defaultMessage: 'Conversation with {name}',
            description: 'Names the list of messages, for screen readers',
          },
          { name: character.name },
        )}
      >
        <div className={spacer} style={{ minBlockSize: roomAbove }} />
        <Virtualizer
          ref={scroll.list}
          data={items}
          startMargin={roomAbove}
          shift={scroll.shift}
          keepMounted={keepMounted}
          onScroll={scroll.onScroll}
          onScrollEnd={scroll.onScrollEnd}
          onResize={scroll.onResize}
        >
          {show}
        </Virtualizer>
      </div>
      {!scroll.isAtEnd && (
        <div className={toEndStyle}>
          <Button size="small" icon="down" onClick={scroll.toEnd}>
            {busy ? (
              <FormattedMessage
                id="chat.thread.newWords"
                defaultMessage="New words below"
                description="Goes to the end of a thread while a reply is being written there"
              />
            ) : (
              <FormattedMessage
                id="chat.thread.toEnd"
                defaultMessage="To the newest"
                description="Goes to the end of a thread"
              />
            )}
          </Button>
        </div>
      )}
      <ReplyAnnouncer name={character.name} newest={newest} />
    </div>
  );
});
