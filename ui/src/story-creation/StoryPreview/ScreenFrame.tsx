import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { mirrorStyles } from './mirror-styles';
import { screen, stand } from './ScreenFrame.css';

export type ScreenName = 'phone' | 'desk';

/** In CSS pixels. */
const sizes: Readonly<Record<ScreenName, { readonly width: number; readonly height: number }>> = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
};

/** Without a doctype the page would be laid out by the rules of old browsers. */
const blank = '<!doctype html><html><head></head><body></body></html>';

interface ScreenFrameProps {
  readonly screen: ScreenName;
  /** Names what is inside. */
  readonly title: string;
  /** A link was pressed: nothing leaves the frame by itself. */
  readonly onLink: (href: string) => void;
  readonly children: ReactNode;
}

/**
 * A page as another screen shows it: its styles see the width of that screen. A screen that is wider than its place is
 * drawn smaller.
 *
 * **Accessibility** A frame with a name; the keyboard goes through what is inside.
 */
export function ScreenFrame({ screen: name, title, onLink, children }: ScreenFrameProps) {
  const { height, width } = sizes[name];
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => (page === null ? undefined : mirrorStyles(page)), [page]);
  const scale = Math.min(1, room / width);
  const keepInside = (event: MouseEvent<HTMLDivElement>) => {
    const link = findLink(event.target);
    if (link === null) return;
    event.preventDefault();
    event.stopPropagation();
    onLink(link);
  };
  return (
    <div ref={place} dir="ltr" className={stand} style={{ blockSize: height * scale }}>
      {/* Everything inside is drawn by this page, and a sandbox without scripts ends its events in some browsers. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={title}
        srcDoc={blank}
        className={screen}
        style={{
          inlineSize: width,
          blockSize: height,
          transform: `translateX(${Math.max(0, (room - width * scale) / 2)}px) scale(${scale})`,
        }}
        onLoad={() => setPage(frame.current?.contentDocument ?? null)}
      />
      {page !== null && createPortal(<div onClickCapture={keepInside}>{children}</div>, page.body)}
    </div>
  );
}

/** The address of the link that something is in. Elements of the frame are of another window, so no class tells them. */
function findLink(target: EventTarget): string | null {
  if (!('closest' in target) || typeof target.closest !== 'function') return null;
  const link: unknown = target.closest('a[href]');
  if (typeof link !== 'object' || link === null || !('getAttribute' in link)) return null;
  if (typeof link.getAttribute !== 'function') return null;
  const href: unknown = link.getAttribute('href');
  return typeof href === 'string' ? href : null;
}
