import type { ReactNode } from 'react';

import { date } from './ThreadNotes.css';

/** Where a day begins in a thread; its name comes formatted. */
export function DateDivider({ children }: { readonly children: ReactNode }) {
  return (
    <div className={date}>
      <span>{children}</span>
    </div>
  );
}
