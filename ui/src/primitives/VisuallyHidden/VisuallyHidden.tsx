import type { ReactNode } from 'react';

import { hidden } from './VisuallyHidden.css';

interface VisuallyHiddenProps {
  /** A heading where the hidden words name a part of the page. */
  readonly as?: 'span' | 'h2';
  readonly children: ReactNode;
}

/** Words that are read aloud and not shown. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={hidden}>{children}</Element>;
}
