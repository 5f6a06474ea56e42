import type { ProductId } from '@fabula/sdk';
import { useListOwnedProducts } from '@fabula/sdk/react';
import type { Ownership } from '@fabula/ui/shop';

import { useApp, useVisitor } from '../context/use-app';

/** What the visitor has of each product; undefined while that is not known. */
export function useOwnership(): (productId: ProductId) => Ownership | undefined {
  const { isKnown, isRegistered } = useVisitor();
  const { data, error } = useListOwnedProducts({ query: { enabled: isRegistered } }, useApp().queries.account);
  return (productId) => {
    if (!isKnown) return undefined;
    // The server refuses what is owned already.
    if (!isRegistered || error !== null) return 'none';
    if (data === undefined) return undefined;
    const owned = data.items.find((item) => item.productId === productId);
    if (owned === undefined) return 'none';
    return owned.worn ? 'worn' : 'owned';
  };
}
