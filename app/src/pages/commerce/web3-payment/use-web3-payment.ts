import { useEffect } from 'react';

import type { Web3PaymentState } from '@fabula/sdk';
import { useGetWeb3Payment } from '@fabula/sdk/react';

import { useApp, useVisitor } from '../../../context/use-app';
import { useFreshPoints } from '../../../shop/use-fresh-points';

const lookAgainMs = 4_000;

const settled: ReadonlySet<Web3PaymentState> = new Set(['paid', 'over', 'closed']);

/** How a payment on a chain stands, looked at again until it is settled. */
export function useWeb3Payment(checkoutId: string | null) {
  const { queries } = useApp();
  const { isKnown } = useVisitor();
  const refreshPoints = useFreshPoints();
  const query = useGetWeb3Payment(
    checkoutId ?? '',
    {
      query: {
        enabled: isKnown && checkoutId !== null,
        staleTime: 0,
        refetchInterval: ({ state }) =>
          state.status === 'error' || (state.data !== undefined && settled.has(state.data.state)) ? false : lookAgainMs,
      },
    },
    queries.account,
  );
  const isPaid = query.data?.state === 'paid' || query.data?.state === 'over';
  useEffect(() => {
    if (isPaid) void refreshPoints();
  }, [isPaid, refreshPoints]);
  return query;
}
