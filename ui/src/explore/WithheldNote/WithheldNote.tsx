import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { note } from './WithheldNote.css';

/** Over a work that those who run the site have hidden; its owner alone sees both. */
export function WithheldNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={note}>
      <DrawnIcon drawing={EyeOff} size="small" />
      <span>{children}</span>
    </p>
  );
}
