import type { Checkout } from '@fabula/sdk';
import type { OutcomeKind } from '@fabula/ui/shop';

export type ReturnDoor = 'success' | 'failure';

/** The outcome of a purchase by its state, whatever the address says. */
export function outcomeOf(
  { isGift = false, kind, state }: Pick<Checkout, 'isGift' | 'kind' | 'state'>,
  door: ReturnDoor,
  isSlow: boolean,
): OutcomeKind {
  if (isGift && state === 'paid') return kind === 'membership' ? 'gift-membership' : 'gift';
  if (isGift && state === 'pending') return 'gift-pending';
  if (state === 'paid') return kind === 'membership' ? 'member' : 'paid';
  if (state !== 'open') return state;
  // Leaving the payment page pays nothing.
  if (door === 'failure') return 'cancelled';
  return isSlow ? 'slow' : 'waiting';
}
