import type { ReactNode } from 'react';

import { breath } from './Breath.css';

/** The shapes of something that is still on its way; said to nobody, because the region around it says it is busy. */
export function Breath({ children }: { children: ReactNode }) {
  return (
    <div className={breath} aria-hidden="true">
      {children}
    </div>
  );
}
