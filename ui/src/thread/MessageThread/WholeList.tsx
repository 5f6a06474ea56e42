import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

import type { ThreadList } from './use-thread-scroll';

interface WholeListProps {
  readonly ref: Ref<ThreadList>;
  readonly onScroll: (offset: number) => void;
  readonly onScrollEnd: () => void;
  readonly onResize: () => void;
  readonly children: ReactNode;
}

/**
 * A list all of whose items are on the page. What only windows a long list draws twice before it is seen, and at once; this
 * one is there when the page paints, and leaves the rest of the page its time.
 *
 * Its scroller is the element around it.
 */
export function WholeList({ ref, onScroll, onScrollEnd, onResize, children }: WholeListProps): ReactElement {
  const content = useRef<HTMLDivElement>(null);
  const viewportSize = useRef(0);
  const scrolled = useEffectEvent((offset: number) => {
    onScroll(offset);
    // Its sizes are true at any time: nothing waits for the end of a movement.
    onScrollEnd();
  });
  const resized = useEffectEvent(onResize);

  useLayoutEffect(() => {
    const scroller = content.current?.parentElement;
    if (content.current === null || scroller === null || scroller === undefined) return;
    const look = () => scrolled(scroller.scrollTop);
    const sizes = new ResizeObserver(() => {
      viewportSize.current = scroller.clientHeight;
      resized();
    });
    sizes.observe(scroller);
    sizes.observe(content.current);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);

  useImperativeHandle(ref, () => ({
    get scrollOffset() {
      return content.current?.parentElement?.scrollTop ?? 0;
    },
    get scrollSize() {
      return content.current?.parentElement?.scrollHeight ?? 0;
    },
    get viewportSize() {
      return viewportSize.current;
    },
    scrollToIndex(index, { align } = {}) {
      const scroller = content.current?.parentElement;
      const item = content.current?.children[index];
      if (scroller === null || scroller === undefined || item === undefined) return;
      const above = item.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      const rest = scroller.clientHeight - item.clientHeight;
      scroller.scrollTop += above - (align === 'center' ? rest / 2 : rest);
    },
  }));

  return <div ref={content}>{children}</div>;
}
