import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { ApiError, buyBundle, InsufficientPointsError } from '@fabula/sdk';
import { getGetBundleQueryKey, getListBundlesQueryKey } from '@fabula/sdk/react';
import type { BuyState } from '@fabula/ui/bundles';

import { useVisitor } from '../context/use-app';
import { createIdempotencyKeys, newIdempotencyKey } from '../live/idempotency-keys';
import { useOpenSignIn } from '../session/sign-in/door/use-open-sign-in';
import { useFreshPoints } from '../shop/use-fresh-points';

interface Offered {
  readonly bundleId: string;
  readonly points: number;
}

/** Buys a bundle at the price that is shown; guests sign in first and come back. A repeated call is paid once. */
export function useBuyBundle(onBought: () => void): {
  readonly state: BuyState;
  readonly buy: (bundle: Offered) => void;
} {
  const client = useQueryClient();
  const { isRegistered } = useVisitor();
  const openSignIn = useOpenSignIn();
  const { pathname, search } = useLocation();
  const refreshPoints = useFreshPoints();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [state, setState] = useState<BuyState>('idle');

  const refresh = async (bundleId: string) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: getGetBundleQueryKey(bundleId) }),
      client.invalidateQueries({ queryKey: getListBundlesQueryKey() }),
      client.invalidateQueries({
        predicate: ({ queryKey: [address] }) =>
          typeof address === 'string' && address.startsWith('/stories/') && address.endsWith('/bundle'),
      }),
      refreshPoints(),
    ]);
  };

  const run = async ({ bundleId, points }: Offered) => {
    const name = `${bundleId} ${points}`;
    setState('busy');
    try {
      await buyBundle(bundleId, { points }, { headers: { 'Idempotency-Key': keys.of(name) } });
      keys.done(name);
      await refresh(bundleId);
      setState('idle');
      onBought();
    } catch (cause) {
      if (cause instanceof ApiError && cause.status < 500) keys.done(name);
      const isRefused = cause instanceof ApiError && cause.reason === 'CONFLICT';
      if (isRefused) await refresh(bundleId);
      // Too few points lead to the prices, wherever they are refused.
      if (cause instanceof InsufficientPointsError) setState('idle');
      else {
        console.warn('A bundle could not be bought', cause);
        setState(isRefused && cause.field === 'points' ? 'price-changed' : 'failed');
      }
    }
  };

  return {
    state,
    buy: (bundle) => (isRegistered ? void run(bundle) : openSignIn({ next: pathname + search })),
  };
}
