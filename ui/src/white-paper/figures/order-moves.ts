import type { CheckoutState } from '@fabula/sdk/types';

import type { OrderGroup } from '../model';

/** The states that may follow each state of an order. `tests/contract/white-paper.test.ts` compares them with the server. */
export const orderMoves: Readonly<Record<CheckoutState, readonly CheckoutState[]>> = {
  open: ['pending', 'paid', 'declined', 'cancelled', 'expired'],
  pending: ['paid', 'declined', 'expired'],
  declined: ['pending', 'paid', 'cancelled', 'expired'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['disputed', 'refunded'],
  disputed: ['paid', 'refunded'],
  refunded: ['disputed'],
};

/** The states of an order by where its money is. */
export const orderGroups: Readonly<Record<OrderGroup, readonly CheckoutState[]>> = {
  unpaid: ['open', 'pending', 'declined', 'cancelled', 'expired'],
  paid: ['paid'],
  returned: ['disputed', 'refunded'],
};
