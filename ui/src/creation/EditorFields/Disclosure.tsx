import { useState, type ReactNode } from 'react';

import { disclosed, disclosure, summary as summaryStyle } from './EditorField.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  /** Opens it each time this becomes true, such as when a problem leads into it. */
  readonly isWanted?: boolean;
  /** What is behind it is made when it is opened. */
  readonly children: ReactNode;
}

/** What most authors do not need, behind a line that opens it. */
export function Disclosure({ summary, isWanted = false, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(isWanted);
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (wasWanted !== isWanted) {
    setWasWanted(isWanted);
    if (isWanted) setIsOpen(true);
  }
  return (
    <details className={disclosure} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={summaryStyle}>{summary}</summary>
      {isOpen && <div className={disclosed}>{children}</div>}
    </details>
  );
}
