import type { ReactNode } from 'react';

import { forNewcomers, forReturning } from './Returning.css';

interface ReturningProps {
  readonly newcomers: ReactNode;
  /** What begins it for a reader who can return to something; nothing while that is on its way. */
  readonly children: ReactNode;
}

/** The beginning of a page before it is known whose it is: `html[data-returning]` says which of the two is seen. */
export function Returning({ newcomers, children }: ReturningProps) {
  return (
    <>
      <div className={forNewcomers}>{newcomers}</div>
      <div className={forReturning}>{children}</div>
    </>
  );
}
