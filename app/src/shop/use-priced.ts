import type { ActPriceValue } from '@fabula/ui/chat';

import { useApp } from '../context/use-app';

/** `balance` in points; undefined while it is not known. */
export type Priced = (points: number, balance: number | undefined) => ActPriceValue;

const priced: Priced = (points, balance) => ({ points, isLacking: balance !== undefined && balance < points });
const unpriced: Priced = () => ({ points: undefined, isLacking: false });

/** How controls show what they cost: nothing on a server without points. The function stays the same. */
export function usePriced(): Priced {
  return useApp().usesPoints ? priced : unpriced;
}
