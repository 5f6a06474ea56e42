import type { ReactNode } from 'react';

import { TextButton } from '../../primitives/TextButton/TextButton';
import { gone } from './own-list.css';

interface DeletedRowProps {
  readonly children: ReactNode;
  readonly undoLabel: ReactNode;
  readonly onUndo: () => void;
}

export function DeletedRow({ children, undoLabel, onUndo }: DeletedRowProps) {
  return (
    <div role="status" className={gone}>
      <span>{children}</span>
      <TextButton onClick={onUndo}>{undoLabel}</TextButton>
    </div>
  );
}
