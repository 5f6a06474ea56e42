import { useRef, type ReactNode } from 'react';

import { layout } from './ChatLayout.css';
import { useCovered } from './use-covered';

/** The place of a conversation inside the shell: from edge to edge, and above the keyboard of a phone. */
export function ChatLayout({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useCovered(element);
  return (
    <div ref={element} className={layout}>
      {children}
    </div>
  );
}
