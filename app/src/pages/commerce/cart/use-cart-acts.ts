import { useRef, useState } from 'react';

import { ApiError, applyCoupon, removeCoupon, setCartLine, type Cart } from '@fabula/sdk';
import { getGetCartQueryKey } from '@fabula/sdk/react';
import type { CartLineValue, CartNews, CouponProblem, RemovedLine } from '@fabula/ui/cart';

import { useApp } from '../../../context/use-app';

/** The cart with another quantity of a line, before the server has counted its sums. */
function withQuantity(cart: Cart, { offerId, price }: CartLineValue, quantity: number): Cart {
  const amount = price && { ...price, amount: price.amount * quantity };
  const lines = cart.lines.map((line) => (line.offerId === offerId ? { ...line, quantity, amount } : line));
  return { ...cart, lines: quantity === 0 ? lines.filter((line) => line.offerId !== offerId) : lines };
}

const couponProblemOf = (cause: unknown): CouponProblem => {
  if (!(cause instanceof ApiError)) return 'failed';
  if (cause.reason === 'NOT_FOUND' || cause.reason === 'VALIDATION_FAILED') return 'unknown';
  return cause.reason === 'RATE_LIMITED' ? 'too-many-attempts' : 'failed';
};

/** Changes of the cart: shown at once, sent one after the other, and as the server says when the last is answered. */
export function useCartActs(cart: Cart | undefined) {
  const { account } = useApp().queries;
  const key = getGetCartQueryKey();
  const last = useRef(Promise.resolve());
  const waiting = useRef(0);
  const [isChanging, setChanging] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [removed, setRemoved] = useState<RemovedLine>();
  const [news, setNews] = useState<CartNews>();
  const [couponProblem, setCouponProblem] = useState<CouponProblem>();
  const [isCouponBusy, setCouponBusy] = useState(false);

  const send = async (work: () => Promise<Cart>, done: CartNews) => {
    try {
      const answer = await work();
      if (waiting.current === 1) {
        account.setQueryData<Cart>(key, answer);
        setNews(done);
      }
    } catch (cause) {
      console.warn('The cart could not be changed', cause);
      setFailed(true);
      setRemoved(undefined);
      await account.invalidateQueries({ queryKey: key });
    } finally {
      waiting.current -= 1;
      setChanging(waiting.current > 0);
    }
  };

  /** An answer that is on its way was asked for before the change. */
  const dropStale = () => void account.cancelQueries({ queryKey: key });

  const queue = (work: () => Promise<Cart>, done: CartNews) => {
    dropStale();
    waiting.current += 1;
    setChanging(true);
    setFailed(false);
    last.current = last.current.then(() => send(work, done));
  };

  const setQuantity = (line: CartLineValue, quantity: number, done: CartNews) => {
    dropStale();
    account.setQueryData<Cart>(key, (before) => before && withQuantity(before, line, quantity));
    queue(() => setCartLine(line.offerId, { quantity }), done);
  };

  const sendCode = async (code: string) => {
    setCouponBusy(true);
    setCouponProblem(undefined);
    dropStale();
    try {
      account.setQueryData<Cart>(key, await applyCoupon({ code }));
      setNews({ kind: 'coupon' });
    } catch (cause) {
      setCouponProblem(couponProblemOf(cause));
    } finally {
      setCouponBusy(false);
    }
  };

  return {
    isChanging,
    hasFailed,
    removed,
    news,
    couponProblem,
    isCouponBusy,
    onQuantity: (line: CartLineValue, quantity: number) => {
      setRemoved(undefined);
      setQuantity(line, quantity, { kind: 'quantity', points: line.points, quantity });
    },
    onRemove: (line: CartLineValue) => {
      const index = cart?.lines.findIndex(({ offerId }) => offerId === line.offerId) ?? 0;
      setRemoved({ line, index });
      setQuantity(line, 0, { kind: 'removed', points: line.points });
    },
    onUndo: () => {
      if (removed === undefined) return;
      const { offerId, points, quantity } = removed.line;
      setRemoved(undefined);
      queue(() => setCartLine(offerId, { quantity }), { kind: 'quantity', points, quantity });
    },
    onApply: (code: string) => void sendCode(code),
    onRemoveCoupon: () => queue(() => removeCoupon(), { kind: 'no-coupon' }),
  };
}
