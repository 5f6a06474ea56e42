import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import type { ActPrice } from '@fabula/sdk';

import { safePath } from '../session/sign-in/door/safe-path';
import { useApp, useVisitor } from '../context/use-app';

/** What the entry of the prices in the history remembers of an act that the points did not cover. */
export interface PointsMissingState {
  readonly pointsMissingAt: string;
}

/** The same, for a link that leads to the prices. */
export const backParam = 'back';

/** What the refused act costs, in points, beside {@link backParam}. */
export const needParam = 'need';

const readPrice = (text: string | null): number | undefined =>
  /^\d{1,7}$/.test(text ?? '') ? Number(text) : undefined;

const dearest = (acts: readonly ActPrice[] | undefined): number | undefined =>
  acts === undefined ? undefined : Math.max(...acts.map(({ points }) => points));

const readState = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('pointsMissingAt' in state)) return undefined;
  return typeof state.pointsMissingAt === 'string' ? state.pointsMissingAt : undefined;
};

/** Why a reader came to the prices, and the page that they came from. */
export interface PointsMissing {
  readonly backPath: string | undefined;
  /** Whether the points that they have now cover what was refused; undefined while either is unknown. */
  readonly isCovered: boolean | undefined;
}

/**
 * The refusal that led the reader here; undefined for one who came by themselves. It holds while the page stands: the
 * link of the notice above it leads to the same address again.
 *
 * @param balance the reader's points
 * @param acts what each act costs; an arrival that names no price may have been any of them
 */
export function usePointsMissing(
  balance: number | undefined,
  acts: readonly ActPrice[] | undefined,
): PointsMissing | undefined {
  const { publicUrl } = useApp();
  const { isKnown } = useVisitor();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const arrival = readState(state) ?? search.get(backParam) ?? undefined;
  const [remembered, setRemembered] = useState(arrival);
  if (arrival !== undefined && arrival !== remembered) setRemembered(arrival);
  if (!isKnown || remembered === undefined) return undefined;
  const needed = readPrice(search.get(needParam)) ?? dearest(acts);
  return {
    backPath: safePath(remembered, publicUrl),
    isCovered: balance === undefined || needed === undefined ? undefined : balance >= needed,
  };
}
