import type { ReactNode } from 'react';

import { TextButton } from '../../primitives/TextButton/TextButton';
import { gone } from './own-list.css';

interface DeletedRowProps {
  /** What was deleted. */
  readonly children: ReactNode;
  readonly undoLabel: ReactNode;
  readonly onUndo: () => void;
}

/** In the place of something of the reader's own that was just deleted. */
export function DeletedRow({ children, undoLabel, onUndo }: DeletedRowProps) {
  return (
    <div role="status" className={gone}>
      <span>{children}</span>
      <TextButton onClick={onUndo}>{undoLabel}</TextButton>
    </div>
  );
}
