import { useMemo, useState, type FocusEvent, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Virtualizer } from 'virtua';

import { Button } from '../../primitives/Button/Button';
import type { OlderMessages } from '../model';
import { frame, scroller, spacer, toEnd as toEndStyle, wholeItem } from './MessageThread.css';
import { OlderNotice } from './OlderNotice';
import { useFirstMeasures } from './use-first-measures';
import { useThreadScroll, type ThreadJump } from './use-thread-scroll';
import { WholeList } from './WholeList';

interface WindowedThreadProps<Item> {
  readonly label: string;
  /** Oldest first. Older ones may be put before them at any time: what is read keeps its place. */
  readonly items: readonly Item[];
  /** Names an item for good; the same function at every render. */
  readonly idOf: (item: Item) => string;
  readonly older: OlderMessages;
  readonly onOlder: () => void;
  /** Whether there are messages after the last one shown, as after a jump into the middle of a long conversation. */
  readonly hasNewer?: boolean;
  readonly onNewer?: () => void;
  /** The newest messages are wanted in place of those shown. */
  readonly onNewest?: () => void;
  readonly jump?: ThreadJump | null;
  /** The end is to be followed from now on; a new object for every wish. */
  readonly scrollToEndRequest?: object | null;
  /** Words are being written at the end. */
  readonly busy: boolean;
  /** An item that stays on the page wherever the reader is. */
  readonly keptId?: string | null;
  /** Says what is new to screen readers; the log itself is silent. */
  readonly announcer: ReactNode;
  /** Draws one item, which may depend on the one before it; elements that carry `data-message-id` are reached by the arrow keys. */
  readonly children: (item: Item, before: Item | undefined) => ReactElement;
}

/** As many messages as a first view may draw at once, in sight or not. */
const wholeLimit = 12;
/** The room over the first message, in CSS pixels. */
const topMargin = 24;
/** About what a message takes, in CSS pixels: by the list's own first guess, a thread would draw four times what is in sight. */
const usualHeight = 160;

const nothing = () => undefined;

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

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

/** A thread of which, unless it is short, only what is in sight is on the page: it follows its end, keeps its place, and goes by keys. */
export function WindowedThread<Item>(props: WindowedThreadProps<Item>) {
  const { label, items, idOf, older, onOlder, jump = null, busy, keptId = null, announcer, children } = props;
  const { hasNewer = false, onNewer = nothing, onNewest = nothing, scrollToEndRequest = null } = props;
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const isMeasuring = useFirstMeasures();
  const isComplete = older === 'none' && !hasNewer;
  // A short conversation stays whole while it grows: a list that is replaced would lose what its messages hold.
  const [startsWhole] = useState(isComplete && items.length <= wholeLimit);
  const isWhole = startsWhole && isComplete;
  const ids = useMemo(() => items.map(idOf), [items, idOf]);
  const scroll = useThreadScroll({
    ids,
    jump,
    hasOlder: older === 'more',
    onOlder,
    hasNewer,
    onNewer,
    onNewest,
    scrollToEndRequest,
  });

  // What has the focus or holds unsaved words stays on the page, and so do the neighbours that arrow keys go to.
  const keepMounted = useMemo(() => {
    const focused = focusedId === null ? -1 : ids.indexOf(focusedId);
    const held = keptId === null ? -1 : ids.indexOf(keptId);
    const kept = focused < 0 ? [held] : [held, focused - 1, focused, focused + 1];
    return [...new Set(kept)].filter((index) => index >= 0 && index < ids.length).toSorted((a, b) => a - b);
  }, [ids, focusedId, keptId]);

  // As in the feed pattern of ARIA: the thread scrolls by keys, and arrow keys go from message to message.
  const keys = {
    tabIndex: 0,
    onKeyDown,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const message = event.target.closest<HTMLElement>('[data-message-id]');
      setFocusedId(message?.dataset['messageId'] ?? null);
    },
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
        data-whole={isWhole ? '' : undefined}
        aria-label={label}
      >
        <div
          className={spacer}
          style={{ minBlockSize: topMargin }}
          data-measuring={isMeasuring && !isWhole ? '' : undefined}
        />
        {isWhole ? (
          <WholeList
            ref={scroll.setList}
            onScroll={scroll.onScroll}
            onScrollEnd={scroll.onScrollEnd}
            onResize={scroll.onResize}
          >
            {items.map((item, index) => (
              <div key={ids[index]} className={wholeItem}>
                {children(item, items[index - 1])}
              </div>
            ))}
          </WholeList>
        ) : (
          <Virtualizer
            ref={scroll.setList}
            data={items}
            startMargin={topMargin}
            shift={scroll.shift}
            itemSize={usualHeight}
            keepMounted={keepMounted}
            onScroll={scroll.onScroll}
            onScrollEnd={scroll.onScrollEnd}
            onResize={scroll.onResize}
          >
            {(item, index) => children(item, items[index - 1])}
          </Virtualizer>
        )}
      </div>
      {!scroll.isAtEnd && (
        <div className={toEndStyle}>
          <Button size="small" icon="down" onClick={scroll.toEnd}>
            {busy ? (
              <FormattedMessage
                id="chat.thread.newWords"
                defaultMessage="New messages below"
                description="Goes to the end of a thread while a reply is being written there"
              />
            ) : (
              <FormattedMessage
                id="chat.thread.toEnd"
                defaultMessage="To the newest message"
                description="Goes to the end of a thread"
              />
            )}
          </Button>
        </div>
      )}
      {announcer}
    </div>
  );
}
