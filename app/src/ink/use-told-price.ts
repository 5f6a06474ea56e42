import type { ToldStoryQuote } from '@fabula/sdk';
import { useQuoteToldStory } from '@fabula/sdk/react';
import type { ToldPriceValue } from '@fabula/ui/ink';

import { useVisitor } from '../context/use-app';
import { usePriced, type Priced } from '../shop/use-priced';
import { useTellBalance } from '../shop/use-tell-balance';

function priceOf(
  { balance, ownMovePoints, points, roundPoints }: ToldStoryQuote,
  priced: Priced,
): ToldPriceValue | null {
  if (points === null) return null;
  const { points: begin, isLacking } = priced(points, balance);
  return { begin, isLacking, round: roundPoints, ownMove: ownMovePoints };
}

/** What a story costs that the text model tells; null where there is no model, undefined while that is not known. */
export function useToldPrice(): ToldPriceValue | null | undefined {
  const { isKnown } = useVisitor();
  const { data: quote } = useQuoteToldStory({ query: { enabled: isKnown, staleTime: 0 } });
  useTellBalance(quote?.balance);
  const priced = usePriced();
  return quote && priceOf(quote, priced);
}
