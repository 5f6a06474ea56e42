import { startTransition, useEffect, useState, type ReactNode } from 'react';

import { unknownVisitor, type Visitor } from '../session/visitor';
import { VisitorContext } from '../use-app';

interface HydratedVisitorProps {
  visitor: Visitor;
  children: ReactNode;
}

/**
 * Tells a page that is taken over from the server who the visitor is, once it has been. As a transition that gives way to
 * taps and scrolling: a store that differs from the server's would draw the whole page again in one task.
 */
export function HydratedVisitor({ visitor: { state }, children }: HydratedVisitorProps) {
  const [known, setKnown] = useState(unknownVisitor);
  useEffect(() => {
    startTransition(() => setKnown(state.get()));
    return state.subscribe(() => setKnown(state.get()));
  }, [state]);
  return <VisitorContext value={known}>{children}</VisitorContext>;
}
