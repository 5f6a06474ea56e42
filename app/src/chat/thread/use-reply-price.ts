import type { ActPriceValue } from '@fabula/ui/chat';
import { useMemo } from 'react';

import { usePriced } from '../../shop/use-priced';

/** The price of a control that asks for a reply; a stable object until it changes. */
export function useReplyPrice(points: number, balance: number): ActPriceValue {
  const priced = usePriced();
  const { points: shown, isLacking } = priced(points, balance);
  return useMemo(() => ({ points: shown, isLacking }), [shown, isLacking]);
}
