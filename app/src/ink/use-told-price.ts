import type { ToldStoryQuote } from '@fabula/sdk';
import { useQuoteToldStory } from '@fabula/sdk/react';
import type { ToldPriceValue } from '@fabula/ui/ink';

import { useVisitor } from '../context/use-app';
import { useTellBalance } from '../shop/use-tell-balance';

function priceOf({ balance, ownMovePoints, points, roundPoints }: ToldStoryQuote): ToldPriceValue | null {
  if (points === null) return null;
  return { begin: points, isLacking: balance < points, round: roundPoints, ownMove: ownMovePoints };
}

/** What a story costs that the text model tells; null where there is no model, undefined while that is not known. */
export function useToldPrice(): ToldPriceValue | null | undefined {
  const { isKnown } = useVisitor();
  const { data: quote } = useQuoteToldStory({ query: { enabled: isKnown, staleTime: 0 } });
  useTellBalance(quote?.balance);
  return quote && priceOf(quote);
}
