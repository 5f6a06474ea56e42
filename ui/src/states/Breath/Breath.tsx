import type { ReactNode } from 'react';

import { breath } from './Breath.css';

/** The shapes of something that is still on its way; `LoadingNote` or a busy list says it aloud. */
export function Breath({ children }: { children: ReactNode }) {
  return (
    <div className={breath} aria-hidden="true">
      {children}
    </div>
  );
}
