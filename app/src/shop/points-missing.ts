import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import type { ActPrice } from '@fabula/sdk';

import { safePath } from '../session/sign-in/door/safe-path';
import { useApp, useVisitor } from '../context/use-app';

/** History state of the prices page after an act that the points did not cover. */
export interface PointsMissingState {
  readonly pointsMissingAt: string;
}

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

export interface PointsMissing {
  readonly backPath: string | undefined;
  /** Undefined while the balance or the price is unknown. */
  readonly isCovered: boolean | undefined;
}

/**
 * The refusal that led the reader here, for as long as the page is mounted; undefined without one.
 *
 * @param balance in points
 * @param acts the price of each act, for arrivals that name none
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
