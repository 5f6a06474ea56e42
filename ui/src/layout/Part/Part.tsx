import { useId, type ReactNode, type Ref } from 'react';

import { heading, panel, part } from './Part.css';

interface PartProps {
  readonly title: ReactNode;
  /** A panel stands on its own surface; an open part on the page's. */
  readonly kind: 'open' | 'panel';
  readonly busy?: boolean;
  /** The heading, for callers who give it the focus of what has gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

const styles = { open: part, panel } as const;

export function Part({ title, kind, busy = false, headingRef, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles[kind]} aria-labelledby={id} aria-busy={busy || undefined}>
      <h2 ref={headingRef} id={id} tabIndex={-1} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
