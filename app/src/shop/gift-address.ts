import type { Locale } from '@fabula/sdk';

import { paths } from '../routes/paths';

/** In the query, which no server logs. */
export const codeParam = 'code';

/** The pack that the form of a gift begins with. */
export const offerParam = 'offer';

/** The page on which a gift is opened, from the site's root. */
export const giftHref = (locale: Locale, code: string): string => `${paths.gift.href(locale)}?${codeParam}=${code}`;

/** The form that gives a pack. */
export const giveHref = (locale: Locale, offerId: string): string =>
  `${paths.giftNew.href(locale)}?${offerParam}=${encodeURIComponent(offerId)}`;
