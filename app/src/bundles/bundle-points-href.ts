import type { Locale } from '@fabula/sdk';

import { paths } from '../routes/paths';
import { backParam, needParam } from '../shop/points-missing';

/** The prices of points, with what is needed and the way back. */
export function bundlePointsHref(locale: Locale, here: string, points: number): string {
  return `${paths.prices.href(locale)}?${new URLSearchParams({ [backParam]: here, [needParam]: `${points}` })}`;
}
