import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** How close to an end counts as being there, in CSS pixels. */
const endSlack = 64;
/** How early further messages are asked for, in CSS pixels before the beginning or the end. */
const furtherSlack = 600;

/** What a thread asks of the list of its messages; sizes in CSS pixels, a viewport of 0 before anything is measured. */
export type ThreadList = Pick<VirtualizerHandle, 'scrollOffset' | 'scrollSize' | 'viewportSize' | 'scrollToIndex'>;

/** A wish to see a message; every new object is a new wish, even for the same message. */
export interface ThreadJump {
  readonly messageId: string;
}

interface ThreadScroll {
  readonly ids: readonly string[];
  readonly jump: ThreadJump | null;
  readonly hasOlder: boolean;
  readonly onOlder: () => void;
  readonly hasNewer: boolean;
  readonly onNewer: () => void;
  readonly onNewest: () => void;
  readonly scrollToEndRequest: object | null;
}

/**
 * Where a thread stands: it follows the newest words while its reader is at the end, keeps its place when older
 * messages arrive before it, and goes where it is told to.
 */
export function useThreadScroll(thread: ThreadScroll) {
  const { ids, jump, hasOlder, onOlder, hasNewer, onNewer, onNewest, scrollToEndRequest } = thread;
  const list = useRef<ThreadList>(null);
  const setList = useCallback((shown: ThreadList | null) => {
    list.current = shown;
  }, []);
  const follows = useRef(true);
  const firstId = ids[0];
  const previousFirst = useRef(firstId);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const last = ids.length - 1;

  // Only while older messages arrive does the list count from its end (virtua, "shift").
  const before = previousFirst.current;
  const shift = before !== undefined && before !== firstId && ids.includes(before);
  const isShifting = useRef(false);
  useLayoutEffect(() => {
    isShifting.current = previousFirst.current !== firstId;
    previousFirst.current = firstId;
  }, [firstId]);

  const toEnd = useCallback(() => {
    follows.current = true;
    // A thread of which nothing is measured yet goes there by `onResize`.
    if (list.current?.viewportSize !== 0) list.current?.scrollToIndex(last, { align: 'end' });
  }, [last]);

  // The end of the loaded messages is not the end of the conversation: following is off there.
  useLayoutEffect(() => {
    if (follows.current && !hasNewer) toEnd();
  }, [toEnd, hasNewer]);

  useLayoutEffect(() => {
    if (scrollToEndRequest !== null) follows.current = true;
  }, [scrollToEndRequest]);

  const found = jump === null ? -1 : ids.indexOf(jump.messageId);
  const isThere = found >= 0;
  const position = useRef(found);
  position.current = found;
  useEffect(() => {
    if (jump === null || !isThere) return;
    follows.current = false;
    list.current?.scrollToIndex(position.current, { align: 'center' });
  }, [jump, isThere]);

  const look = () => {
    const { current } = list;
    if (current === null) return;
    const rest = current.scrollSize - current.scrollOffset - current.viewportSize;
    follows.current = !hasNewer && rest <= endSlack;
    setIsAtEnd(follows.current);
    if (hasNewer && rest < furtherSlack) onNewer();
  };
  const onScroll = (offset: number) => {
    // While older messages push the others down, the numbers of the list are not yet of one time.
    if (!isShifting.current) look();
    if (hasOlder && offset < furtherSlack) onOlder();
  };
  const onScrollEnd = () => {
    isShifting.current = false;
    look();
  };
  const onResize = () => {
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {};
    const fits = scrollSize + endSlack < viewportSize;
    if (follows.current && !hasNewer && !fits) toEnd();
  };
  const toNewest = () => {
    if (hasNewer) onNewest();
    toEnd();
  };
  return { setList, shift, isAtEnd, toEnd: toNewest, onScroll, onScrollEnd, onResize };
}
