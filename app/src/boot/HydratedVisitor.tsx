import { startTransition, useEffect, useState, type ReactNode } from 'react';

import { unknownVisitor } from '../context/visitor-state';
import type { Visitor } from '../session/visitor';
import { VisitorContext } from '../context/use-app';

interface HydratedVisitorProps {
  visitor: Visitor;
  onLive: () => void;
  children: ReactNode;
}

/** Publishes the visitor after hydration, as a transition: redrawing for it would otherwise be one long task. */
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
