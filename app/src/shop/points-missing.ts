import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { safePath } from '../session/sign-in/safe-path';
import { useApp, useVisitor } from '../use-app';

/** What the entry of the prices in the history remembers of an act that the points did not cover. */
export interface PointsMissingState {
  /** The page on which it was refused. */
  readonly pointsMissingAt: string;
}

/** The same, for a link that leads to the prices. */
export const backParam = 'back';

const readState = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('pointsMissingAt' in state)) return undefined;
  return typeof state.pointsMissingAt === 'string' ? state.pointsMissingAt : undefined;
};

/**
 * Whether the reader is here for want of points, and the page that they came from. It holds while the page stands: the
 * link of the notice above it leads to the same address again.
 */
export function usePointsMissing(): { readonly isMissing: boolean; readonly backPath: string | undefined } {
  const { publicUrl } = useApp();
  const { isKnown } = useVisitor();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const arrival = readState(state) ?? search.get(backParam) ?? undefined;
  const [remembered, setRemembered] = useState(arrival);
  if (arrival !== undefined && arrival !== remembered) setRemembered(arrival);
  if (!isKnown || remembered === undefined) return { isMissing: false, backPath: undefined };
  return { isMissing: true, backPath: safePath(remembered, publicUrl) };
}
