import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import type { OfferList } from '@fabula/sdk';
import { getGetOffersQueryOptions, useGetOffers } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { RowsSkeleton } from '@fabula/ui/account';
import { GiftForm, type GiftDraft } from '@fabula/ui/gifts';

import { useHead } from '../../../head/use-head';
import { primed } from '../../../routes/page';
import { offerParam } from '../../../shop/gift-address';
import { useStartCheckout } from '../../../shop/use-start-checkout';
import { daysToChoose, methodFor, problemOf, toGift } from './gift-draft';

export const loader = primed(({ queryClient }) => queryClient.ensureQueryData(getGetOffersQueryOptions()));

/** A pack of points or a membership for another person (Product §10). */
export function Component() {
  const intl = useIntl();
  const { data: offers, error, isFetching, refetch } = useGetOffers();
  useHead({
    title: intl.formatMessage({
      id: 'gift.new.title',
      defaultMessage: 'Give a gift',
      description: 'Heading of the page on which a gift is bought',
    }),
    description: intl.formatMessage({
      id: 'gift.new.description',
      defaultMessage: 'Give someone points or a membership, by link or by mail.',
      description: 'Description of the page on which a gift is bought, for link previews',
    }),
    isIndexed: false,
  });
  if (offers !== undefined) return <NewGift offers={offers} />;
  if (error !== null) return <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />;
  return <RowsSkeleton count={4} />;
}

function NewGift({ offers }: { readonly offers: OfferList }) {
  const [search] = useSearchParams();
  const { buy, failed, refusal, starting } = useStartCheckout(undefined);
  const [method, setMethod] = useState<string>();
  const [days, setDays] = useState({ first: '', last: '' });
  const wanted = search.get(offerParam);
  const chosen = [...offers.packs, ...offers.memberships].find(({ offerId }) => offerId === wanted) ?? offers.packs[0];
  const [draft, setDraft] = useState<GiftDraft>({
    offerId: chosen?.offerId ?? '',
    way: 'link',
    email: '',
    deliverOn: '',
    note: '',
  });
  return (
    <GiftForm
      offers={offers}
      byMail={offers.giftsByMail === true}
      draft={draft}
      onChange={(change) => {
        // Of the day on which it is chosen: the first view has no clock.
        if (change.way === 'mail') setDays(daysToChoose(Date.now()));
        setDraft((present) => ({ ...present, ...change }));
      }}
      method={method}
      onMethod={setMethod}
      days={days}
      problem={failed ? problemOf(refusal) : undefined}
      onPay={() => buy(draft.offerId, methodFor(offers, draft.offerId, method), toGift(draft))}
      starting={starting !== undefined}
    />
  );
}
