import { useEffect, useState } from 'react';

import type { Checkout } from '@fabula/sdk';
import { invalidateGetCart, invalidateGetMembership, useGetCheckout } from '@fabula/sdk/react';

import { useApp, useVisitor } from '../context/use-app';
import { useFreshPoints } from './use-fresh-points';

const lookAgainMs = 2_000;
const waitMs = 15_000;

const isUnsettled = (checkout: Checkout | undefined): boolean =>
  checkout === undefined || checkout.state === 'open' || checkout.state === 'pending';

export function useCheckout(checkoutId: string | null) {
  const { queries } = useApp();
  const { isKnown } = useVisitor();
  const refreshPoints = useFreshPoints();
  const query = useGetCheckout(
    checkoutId ?? '',
    {
      query: {
        enabled: isKnown && checkoutId !== null,
        staleTime: 0,
        refetchInterval: ({ state }) => (state.status !== 'error' && isUnsettled(state.data) ? lookAgainMs : false),
      },
    },
    queries.account,
  );
  const isPaid = query.data?.state === 'paid';
  useEffect(() => {
    if (!isPaid) return;
    void refreshPoints();
    void invalidateGetMembership(queries.account);
    void invalidateGetCart(queries.account);
  }, [isPaid, queries, refreshPoints]);

  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), waitMs);
    return () => clearTimeout(timer);
  }, []);
  return { ...query, isSlow };
}
