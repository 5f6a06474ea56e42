import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { getGetOffersQueryOptions, useGetMembership, useGetOffers } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { PricesHero, PricesSkeleton, UpgradeView } from '@fabula/ui/shop';

import { useApp, useVisitor } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { primed } from '../../../routes/page';
import { MembershipContainer } from '../../../shop/MembershipContainer';
import { shopScene } from '../../../shop/shop-scene';
import { useBalance } from '../../../shop/use-balance';
import { useStartCheckout } from '../../../shop/use-start-checkout';

export const loader = primed(({ queryClient }) => queryClient.ensureQueryData(getGetOffersQueryOptions()));

/** What a membership changes, what is paid when, and the one that there is (Product §2.1, upgrade). */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const { brand, queries } = useApp();
  const { isRegistered } = useVisitor();
  const { data: offers, error, isFetching, refetch } = useGetOffers();
  const { data: membership } = useGetMembership({ query: { enabled: isRegistered, staleTime: 0 } }, queries.account);
  const balance = useBalance();
  const { buy, failed, starting } = useStartCheckout(paths.upgrade.href(locale));
  const scene = useMemo(() => shopScene(brand), [brand]);
  useHead({
    title: intl.formatMessage({
      id: 'shop.upgradePage.title',
      defaultMessage: 'Membership',
      description: 'Title of the page of the membership',
    }),
    description: intl.formatMessage({
      id: 'shop.upgradePage.description',
      defaultMessage: 'What a membership changes, what it costs, and when you pay.',
      description: 'Description of the page of the membership, for search engines and link previews',
    }),
    image: scene.night.wide,
    backdrop: scene,
  });
  const isRunning = membership !== undefined && membership.state !== 'none' && membership.state !== 'ended';
  return (
    <>
      <PricesHero
        title={
          <FormattedMessage
            id="shop.upgradePage.heading"
            defaultMessage="A lamp that stays lit"
            description="Heading of the page of the membership"
          />
        }
        lead={
          <FormattedMessage
            id="shop.upgradePage.lead"
            defaultMessage="Points every month, and characters who remember more. Nothing is kept for members alone."
            description="Below the heading of the page of the membership: what it is"
          />
        }
        scene={scene}
        balance={balance}
        ledgerHref={paths.bonus.href(locale)}
      />
      {offers === undefined && error === null && <PricesSkeleton />}
      {offers === undefined && error !== null && <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />}
      {offers !== undefined && (
        <UpgradeView
          offers={offers}
          membership={isRunning ? <MembershipContainer membership={membership} offers={offers.memberships} /> : null}
          endedAt={membership?.state === 'ended' ? (membership.paidUntil ?? undefined) : undefined}
          onBuy={buy}
          starting={starting}
          failed={failed}
        />
      )}
    </>
  );
}
