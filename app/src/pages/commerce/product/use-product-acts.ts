import { useState } from 'react';

import {
  ApiError,
  buyProduct,
  takeOffProduct,
  wearProduct,
  InsufficientPointsError,
  type OwnedProductList,
  type Product,
} from '@fabula/sdk';
import { getListOwnedProductsQueryKey, invalidateGetBasicInfo, invalidateGetProduct } from '@fabula/sdk/react';
import { productBought } from '@fabula/ui/shop';
import { useQueryClient } from '@tanstack/react-query';

import { useApp, useVisitor } from '../../../context/use-app';
import { createIdempotencyKeys, newIdempotencyKey } from '../../../live/idempotency-keys';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';
import { useFreshPoints } from '../../../shop/use-fresh-points';

export interface ProductActs {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly buy: (product: Product) => void;
  readonly wear: (product: Product) => void;
  readonly takeOff: (product: Product) => void;
}

/** What can be done with a product: bought, which asks guests to sign in, put on and taken off. */
export function useProductActs(): ProductActs {
  const client = useQueryClient();
  const { queries, toasts } = useApp();
  const { account } = queries;
  const { isRegistered } = useVisitor();
  const signIn = useOpenSignIn();
  const refreshPoints = useFreshPoints();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    try {
      await work();
    } catch (cause) {
      // Too few points lead to the prices, wherever they are refused.
      if (!(cause instanceof InsufficientPointsError)) {
        console.warn('A product could not be bought or worn', cause);
        setFailed(true);
      }
    } finally {
      setBusy(false);
    }
  };

  const refreshOwned = async () => account.invalidateQueries({ queryKey: getListOwnedProductsQueryKey() });

  const pay = async ({ points, productId }: Product) => {
    const name = `${productId} ${points}`;
    try {
      await buyProduct(productId, { points }, { headers: { 'Idempotency-Key': keys.of(name) } });
    } catch (cause) {
      if (cause instanceof ApiError && cause.reason === 'CONFLICT') {
        // Another tab has bought it, or its price has changed: the page shows what is true now.
        keys.done(name);
        await Promise.all([refreshOwned(), refreshPoints(), invalidateGetProduct(client, productId)]);
      }
      throw cause;
    }
    keys.done(name);
    toasts.show(productBought(productId));
    await Promise.all([refreshOwned(), refreshPoints()]);
  };

  const dress = async (owned: Promise<OwnedProductList>) => {
    account.setQueryData(getListOwnedProductsQueryKey(), await owned);
    await invalidateGetBasicInfo(account);
  };

  return {
    isBusy,
    hasFailed,
    buy: (product) => (isRegistered ? void run(async () => pay(product)) : signIn()),
    wear: ({ productId }) => void run(async () => dress(wearProduct(productId))),
    takeOff: ({ productId }) => void run(async () => dress(takeOffProduct(productId))),
  };
}
