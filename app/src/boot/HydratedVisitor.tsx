import { startTransition, useEffect, useState, type ReactNode } from 'react';

import { unknownVisitor } from '../context/visitor-state';
import type { Visitor } from '../session/visitor';
import { VisitorContext } from '../context/use-app';

interface HydratedVisitorProps {
  visitor: Visitor;
  /** Called once the page answers its reader. */
  onLive: () => void;
  children: ReactNode;
}

/**
 * Tells a page that is taken over from the server who the visitor is, once it has been. As a transition that gives way to
 * taps and scrolling: a store that differs from the server's would draw the whole page again in one task.
 */
export function HydratedVisitor({ visitor: { state }, onLive, children }: HydratedVisitorProps) {
  const [known, setKnown] = useState(unknownVisitor);
  useEffect(() => {
    startTransition(() => setKnown(state.get()));
    return state.subscribe(() => setKnown(state.get()));
  }, [state]);
  const { isKnown } = known;
  useEffect(() => {
    if (isKnown) onLive();
  }, [isKnown, onLive]);
  return <VisitorContext value={known}>{children}</VisitorContext>;
}
