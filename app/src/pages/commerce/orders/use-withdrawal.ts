import { useRef, useState } from 'react';

import { ApiError, quoteWithdrawal, withdrawFromOrder, type Order } from '@fabula/sdk';
import { getListOrdersInfiniteQueryKey, invalidateGetMembership } from '@fabula/sdk/react';
import type { WithdrawalStage } from '@fabula/ui/shop';

import { useApp } from '../../../context/use-app';
import { createIdempotencyKeys, newIdempotencyKey } from '../../../live/idempotency-keys';
import { refreshLists } from '../../../lists/refresh-lists';
import { useFreshPoints } from '../../../shop/use-fresh-points';

const hasChanged = (cause: unknown): boolean => cause instanceof ApiError && cause.reason === 'CONFLICT';

/** The withdrawal from one of the orders, in two steps; an amount that has changed meanwhile is shown again. */
export function useWithdrawal() {
  const { account } = useApp().queries;
  const refreshPoints = useFreshPoints();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [order, setOrder] = useState<Order>();
  const [isOpen, setOpen] = useState(false);
  const [stage, setStage] = useState<WithdrawalStage>({ kind: 'loading' });
  // An answer that arrives after the dialog was closed, or for another order, changes nothing.
  const turn = useRef(0);

  const ask = async ({ checkoutId }: Order, changed: boolean) => {
    turn.current += 1;
    const mine = turn.current;
    const show = (next: WithdrawalStage) => {
      if (turn.current === mine) setStage(next);
    };
    setStage({ kind: 'loading' });
    try {
      show({ kind: 'quoted', quote: await quoteWithdrawal(checkoutId), changed });
    } catch (cause) {
      console.warn('What a withdrawal gives back could not be loaded', cause);
      show({ kind: 'failed' });
    }
  };

  const begin = (chosen: Order) => {
    setOrder(chosen);
    setOpen(true);
    void ask(chosen, false);
  };

  const refresh = async () => {
    await Promise.all([
      refreshLists(account, [getListOrdersInfiniteQueryKey()]),
      invalidateGetMembership(account),
      refreshPoints(),
    ]);
  };

  const confirm = async () => {
    if (order === undefined || stage.kind !== 'confirming') return;
    const { quote } = stage;
    const { checkoutId } = order;
    const name = `${checkoutId} ${quote.refund.amount}`;
    turn.current += 1;
    const mine = turn.current;
    setStage({ ...stage, busy: true, failed: false });
    try {
      const headers = { 'Idempotency-Key': keys.of(name) };
      const withdrawal = await withdrawFromOrder(checkoutId, { amount: quote.refund.amount }, { headers });
      keys.done(name);
      if (turn.current === mine) setStage({ kind: 'done', withdrawal });
      await refresh();
    } catch (cause) {
      if (turn.current !== mine) return;
      if (hasChanged(cause)) {
        keys.done(name);
        await ask(order, true);
        return;
      }
      console.warn('The withdrawal could not be sent', cause);
      setStage({ kind: 'confirming', quote, busy: false, failed: true });
    }
  };

  return {
    order,
    isOpen,
    stage,
    begin,
    proceed: () => {
      if (stage.kind === 'quoted') setStage({ kind: 'confirming', quote: stage.quote, busy: false, failed: false });
    },
    confirm: () => void confirm(),
    retry: () => {
      if (order !== undefined) void ask(order, false);
    },
    close: () => {
      // What is on its way still arrives; the list shows it then.
      if (stage.kind !== 'confirming' || !stage.busy) turn.current += 1;
      setOpen(false);
    },
  };
}
