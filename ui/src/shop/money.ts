import type { IntlShape } from 'react-intl';

import type { MoneyValue, PackValue } from './model';

/** How many digits a currency has below its main unit: 2 for dollars, 0 for yen. */
const digitsOf = (intl: Pick<IntlShape, 'locale'>, currency: string): number =>
  new Intl.NumberFormat(intl.locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** `US$` keeps its order within a line that runs the other way (Unicode, UAX #9); a sign alone has none to keep. */
const isolated = (symbol: string): string => (/\p{L}/u.test(symbol) ? `\u2066${symbol}\u2069` : symbol);

/** An amount in the reader's language, such as `$8.99`; whole amounts may go without their zeros. */
export function formatMoney(intl: IntlShape, { amount, currency }: MoneyValue, whole = false): string {
  const value = amount / 10 ** digitsOf(intl, currency);
  const digits = whole ? { trailingZeroDisplay: 'stripIfInteger' as const } : {};
  const parts = intl.formatNumberToParts(value, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  });
  return parts.map((part) => (part.type === 'currency' ? isolated(part.value) : part.value)).join('');
}

/** A part of an amount, rounded to the minor unit: a year's price for each of its months. */
export const shareOf = ({ amount, currency }: MoneyValue, parts: number): MoneyValue => ({
  amount: Math.round(amount / parts),
  currency,
});

/** Points for one main unit of the currency, such as a dollar; rounded down. */
export function pointsPerUnit(intl: IntlShape, { points, price }: Pick<PackValue, 'points' | 'price'>): number {
  return Math.floor((points * 10 ** digitsOf(intl, price.currency)) / price.amount);
}

/** The main unit of a currency, such as one dollar. */
export const unitOf = (intl: IntlShape, currency: string): MoneyValue => ({
  amount: 10 ** digitsOf(intl, currency),
  currency,
});

/** The pack with the most points for the money; undefined where there is nothing to compare. */
export function bestPack(packs: readonly PackValue[]): PackValue | undefined {
  if (packs.length < 2) return undefined;
  return packs.reduce((best, pack) =>
    pack.points * best.price.amount > best.points * pack.price.amount ? pack : best,
  );
}
