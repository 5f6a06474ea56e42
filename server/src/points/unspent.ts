import type { PointEntryRow } from './tables.ts';

type Entry = Pick<PointEntryRow, 'amount' | 'balance_after' | 'reason' | 'reference'>;

/**
 * How many points of a credit are unspent, from the wallet's entries since then, the credit first. All other points of
 * the wallet are spent before them, as a refund takes its points from whatever is there; points that are gained later
 * do not replace those that were spent. Points that a paid act gave back count as never spent.
 */
export function unspentOf([credit, ...later]: readonly Entry[]): number {
  if (credit === undefined) return 0;
  const returned = new Map<string, number>();
  for (const { amount, reason, reference } of later) {
    if (reason === 'release') returned.set(reference.replace('release:', 'reserve:'), amount);
  }
  let balance = credit.balance_after;
  let unspent = credit.amount;
  const begun = new Set<string>();
  for (const { amount, reason, reference } of later) {
    if (reason === 'reserve') begun.add(reference);
    if (reason === 'release' && begun.has(reference.replace('release:', 'reserve:'))) continue;
    balance += amount + (reason === 'reserve' ? (returned.get(reference) ?? 0) : 0);
    unspent = Math.min(unspent, balance);
  }
  return Math.max(0, unspent);
}
