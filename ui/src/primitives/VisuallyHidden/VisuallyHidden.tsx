import type { ReactNode } from 'react';

import { hidden } from './VisuallyHidden.css';

interface VisuallyHiddenProps {
  /** A heading where the hidden words name a part of the page. */
  readonly as?: 'span' | 'h2';
  readonly children: ReactNode;
}

/**
 * Words that are read aloud and not shown.
 *
 * **Use** where the eye sees from the place or the shape what the ear does not: a unit, a heading of a region.
 *
 * **Avoid** it to hide what all readers should know, and around anything that can take the focus.
 *
 * **Accessibility** In the reading order at the place where it stands.
 */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={hidden}>{children}</Element>;
}
