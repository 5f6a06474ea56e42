import type { ActPriceValue } from '@fabula/ui/chat';
import { useMemo } from 'react';

/** The price of a control that asks for a reply; a stable object until it changes. */
export function useReplyPrice(points: number, balance: number): ActPriceValue {
  const isLacking = balance < points;
  return useMemo(() => ({ points, isLacking }), [points, isLacking]);
}
