import { useCallback, useState } from 'react';

import { ApiError, checkOutCart, type Cart } from '@fabula/sdk';
import { invalidateGetCart } from '@fabula/sdk/react';
import type { CartProblem } from '@fabula/ui/cart';

import { useApp, useVisitor } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { createIdempotencyKeys, newIdempotencyKey } from '../../../live/idempotency-keys';
import { paths } from '../../../routes/paths';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';
import { usePageRestored } from '../../../shop/use-page-restored';

const changed: ReadonlySet<string | undefined> = new Set(['total', 'lines']);

/** Opens the payment of the cart and goes there; guests sign in first. */
export function usePayCart() {
  const { queries } = useApp();
  const { isRegistered } = useVisitor();
  const openSignIn = useOpenSignIn();
  const next = paths.cart.href(useLocale());
  // A new account comes back here after its profile.
  const signIn = () => openSignIn({ next });
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<CartProblem>();
  usePageRestored(useCallback(() => setPaying(false), []));

  const open = async ({ lines, total }: Cart, method: string | undefined) => {
    const key = JSON.stringify([lines, total, method]);
    setPaying(true);
    setProblem(undefined);
    try {
      const form = { total, ...(method === undefined ? {} : { method }) };
      const { checkoutUrl } = await checkOutCart(form, { headers: { 'Idempotency-Key': keys.of(key) } });
      keys.done(key);
      window.location.assign(checkoutUrl);
    } catch (cause) {
      setPaying(false);
      if (cause instanceof ApiError && cause.reason === 'REGISTRATION_REQUIRED') {
        signIn();
        return;
      }
      console.warn('The payment of the cart could not be opened', cause);
      const isConflict = cause instanceof ApiError && cause.reason === 'CONFLICT';
      if (isConflict) keys.done(key);
      setProblem(isConflict && changed.has(cause.field) ? 'total-changed' : 'not-opened');
      await invalidateGetCart(queries.account);
    }
  };

  return {
    isPaying,
    problem,
    pay: (cart: Cart, method: string | undefined) => (isRegistered ? void open(cart, method) : signIn()),
  };
}
