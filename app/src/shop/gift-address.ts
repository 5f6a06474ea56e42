import type { Locale } from '@fabula/sdk';

import { paths } from '../routes/paths';

/** As the server writes them: other text opens nothing. */
const code = /[#?&]code=([0-9a-f]{32})(?![0-9a-f])/;

/** The pack that the form of a gift begins with. */
export const offerParam = 'offer';

/** The page on which a gift is opened, from the site's root. Browsers send no fragment, so that no proxy logs the code. */
export const giftHref = (locale: Locale, ofGift: string): string => `${paths.gift.href(locale)}#code=${ofGift}`;

interface Address {
  readonly hash: string;
  readonly search: string;
}

/** The code in an address: in its fragment, or in the query as old links have it. */
export const readGiftCode = ({ hash, search }: Address): string | undefined =>
  (code.exec(hash) ?? code.exec(search))?.[1];

/** Where the code of an old link belongs; undefined for an address that has none in its query. */
export function withoutQueryCode(address: Address): Address | undefined {
  const query = new URLSearchParams(address.search);
  if (!query.has('code')) return undefined;
  const found = readGiftCode(address);
  query.delete('code');
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return { search, hash: found === undefined ? address.hash : `#code=${found}` };
}

/** The form that gives a pack. */
export const giveHref = (locale: Locale, offerId: string): string =>
  `${paths.giftNew.href(locale)}?${offerParam}=${encodeURIComponent(offerId)}`;
