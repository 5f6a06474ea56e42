import type { ReactNode } from 'react';

import { hidden } from './VisuallyHidden.css';

/** Words that are read aloud and not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
