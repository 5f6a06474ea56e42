import type { IntlShape } from 'react-intl';

const kilobyte = 1_000;
const megabyte = 1_000_000;

/** How much room something takes: `84 kB`, `1.2 MB`. */
export function roomWords({ formatNumber }: Pick<IntlShape, 'formatNumber'>, bytes: number): string {
  const isLarge = bytes >= megabyte;
  return formatNumber(isLarge ? bytes / megabyte : Math.max(1, bytes / kilobyte), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}
