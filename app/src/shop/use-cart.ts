import { setCartLine } from '@fabula/sdk';
import { getGetCartQueryKey, getGetCartQueryOptions, useGetCart } from '@fabula/sdk/react';
import { addedToCart, cartUnchanged } from '@fabula/ui/shop';
import { useRef } from 'react';

import { useApp, useVisitor } from '../context/use-app';

/** The contract's limit. */
const mostOfLine = 9;

/** What is in the visitor's cart, a guest's too. */
export function useCart() {
  const { isKnown } = useVisitor();
  return useGetCart({ query: { enabled: isKnown, staleTime: 0 } }, useApp().queries.account);
}

/** Puts one more pack of a kind into the cart, and says so; presses in a row are taken one after the other. */
export function useAddToCart(): (offerId: string) => void {
  const { queries, toasts } = useApp();
  const { account } = queries;
  const last = useRef(Promise.resolve());
  const add = async (offerId: string) => {
    try {
      const { lines } = await account.ensureQueryData(getGetCartQueryOptions());
      const before = lines.find((line) => line.offerId === offerId)?.quantity ?? 0;
      const cart = await setCartLine(offerId, { quantity: Math.min(mostOfLine, before + 1) });
      // An answer that is on its way was asked for before the change.
      await account.cancelQueries({ queryKey: getGetCartQueryKey() });
      account.setQueryData(getGetCartQueryKey(), cart);
      const line = cart.lines.find((one) => one.offerId === offerId);
      if (line !== undefined) toasts.show(addedToCart(line));
    } catch (cause) {
      console.warn('A pack could not be put into the cart', cause);
      toasts.show(cartUnchanged());
    }
  };
  return (offerId) => {
    last.current = last.current.then(() => add(offerId));
  };
}
