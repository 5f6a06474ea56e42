import type { ActPriceValue } from '@fabula/ui/chat';
import { useMemo } from 'react';

/** What a control costs that asks for a reply; the same object until the price or what it means has changed. */
export function useReplyPrice(points: number, balance: number): ActPriceValue {
  const isLacking = balance < points;
  return useMemo(() => ({ points, isLacking }), [points, isLacking]);
}
