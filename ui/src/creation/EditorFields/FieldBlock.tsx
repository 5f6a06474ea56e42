import type { ReactNode } from 'react';

import { block } from './EditorField.css';

interface FieldBlockProps {
  /** The name of the field in the draft, by which it is found when a problem leads to it. */
  readonly field: string;
  readonly children: ReactNode;
}

/** A field of the editor and what belongs to it. */
export const FieldBlock = ({ field, children }: FieldBlockProps) => (
  <div className={block} data-field={field}>
    {children}
  </div>
);
