import type { Money } from '../contract/validators.ts';

interface PricedPoints {
  points: number;
  price: Money;
}

/**
 * What points cost at most, in money: at the pack in which a point costs most, rounded up to the minor unit. Null without
 * packs. Packs share a currency.
 */
export function aboutPrice(points: number, packs: readonly PricedPoints[]): Money | null {
  const [first, ...others] = packs;
  if (first === undefined) return null;
  const dearest = others.reduce(
    (most, pack) => (pack.price.amount * most.points > most.price.amount * pack.points ? pack : most),
    first,
  );
  return { amount: Math.ceil((points * dearest.price.amount) / dearest.points), currency: dearest.price.currency };
}
