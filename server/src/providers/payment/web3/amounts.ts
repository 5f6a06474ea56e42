/** Values of different tokens are added up in units of 10^-18 of the currency. */
const VALUE_DECIMALS = 18;
const CENT = 10n ** 16n;

/** The shop's currency has cents. */
export const valueOfCents = (cents: number): bigint => BigInt(cents) * CENT;

/** Whole cents, rounded down; what is more than a number can hold is cut off. */
export function centsOfValue(value: bigint): number {
  const cents = value / CENT;
  return cents > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(cents);
}

export const valueOfUnits = (units: bigint, decimals: number): bigint =>
  units * 10n ** BigInt(VALUE_DECIMALS - decimals);

/** The fewest units of a token that are worth it. */
export function unitsOfValue(value: bigint, decimals: number): bigint {
  const unit = 10n ** BigInt(VALUE_DECIMALS - decimals);
  return (value + unit - 1n) / unit;
}

/** Such as `8.99`: two decimals or more, without zeros after them. */
export function decimalText(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const part = digits.slice(-decimals).replace(/0+$/, '').padEnd(2, '0');
  return `${whole}.${part}`;
}

export const decimalOfValue = (value: bigint): string => decimalText(value, VALUE_DECIMALS);
