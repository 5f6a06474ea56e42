import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SectionHeading } from '../../layout/SectionHeading/SectionHeading';
import { ActPrices } from '../ActPrices/ActPrices';
import { MembershipOffers } from '../MembershipOffers/MembershipOffers';
import { StateLine } from '../MembershipStatus/StateLine';
import { bestPack } from '../money';
import type { OffersValue } from '../model';
import { PackCard } from '../PackCard/PackCard';
import { shelf } from '../PackCard/PackCard.css';
import { PaymentMethods } from '../PaymentMethods/PaymentMethods';
import { CheckoutNotOpened, LocalCheckoutNote, ShopClosedNote } from '../ShopNotices/ShopNotices';

interface PricesViewProps {
  readonly offers: OffersValue;
  /** In place of the membership offers: the membership that there is. */
  readonly membership: ReactNode;
  /** When a membership that is over ended, RFC 3339. */
  readonly endedAt: string | undefined;
  /** What a membership changes, and what is paid when. */
  readonly upgradeHref: string;
  readonly onBuy: (offerId: string) => void;
  /** Puts one more pack into the cart; undefined where there is no cart. */
  readonly onAdd?: ((offerId: string) => void) | undefined;
  /** The way to the cart. */
  readonly cart?: ReactNode;
  /** Where a pack is given to another person. */
  readonly giftHref?: (offerId: string) => string;
  /** How packs are paid; undefined for the usual way. */
  readonly method: string | undefined;
  readonly onMethod: (method: string) => void;
  readonly starting: string | undefined;
  /** The last checkout could not be opened. */
  readonly failed: boolean;
}

export function PricesView({
  offers,
  membership,
  endedAt,
  upgradeHref,
  onBuy,
  onAdd,
  cart,
  giftHref,
  method,
  onMethod,
  starting,
  failed,
}: PricesViewProps) {
  const intl = useIntl();
  const [members, packs, acts] = [useId(), useId(), useId()];
  const best = bestPack(offers.packs);
  const isClosed = offers.payment === null;
  const hasMemberships = endedAt !== undefined || (membership !== undefined && membership !== null);
  const replyPoints = offers.acts.find(({ act }) => act === 'chat-reply')?.points ?? 0;
  return (
    <>
      {failed && starting === undefined && <CheckoutNotOpened />}
      {isClosed && <ShopClosedNote />}
      {offers.payment === 'local' && <LocalCheckoutNote />}
      {(hasMemberships || offers.memberships.length > 0) && (
        <section aria-labelledby={members}>
          <SectionHeading
            id={members}
            title={intl.formatMessage({
              id: 'shop.membership.title',
              defaultMessage: 'Membership',
              description: 'Heading on the page of prices, above the memberships',
            })}
            sub={
              <FormattedMessage
                id="shop.membership.sub"
                defaultMessage="For people who stay past midnight"
                description="After the heading of the memberships"
              />
            }
            seeAllHref={upgradeHref}
          />
          {endedAt !== undefined && <StateLine state="ended" paidUntil={endedAt} price="" />}
          {membership ?? (
            <MembershipOffers offers={offers.memberships} onBuy={onBuy} starting={starting} disabled={isClosed} />
          )}
        </section>
      )}
      <section aria-labelledby={packs}>
        <SectionHeading
          id={packs}
          title={intl.formatMessage({
            id: 'shop.packs.title',
            defaultMessage: 'Points',
            description: 'Heading on the page of prices, above the packs of points',
          })}
          sub={
            <FormattedMessage
              id="shop.packs.sub"
              defaultMessage="Buy once, spend when you like"
              description="After the heading of the packs of points"
            />
          }
        />
        {offers.methods.length > 1 && <PaymentMethods methods={offers.methods} method={method} onMethod={onMethod} />}
        <ul className={shelf}>
          {offers.packs.map((pack, rank) => (
            <PackCard
              key={pack.offerId}
              pack={pack}
              rank={rank}
              isBest={pack === best}
              replyPoints={replyPoints}
              onBuy={() => onBuy(pack.offerId)}
              onAdd={onAdd && (() => onAdd(pack.offerId))}
              giftHref={isClosed ? undefined : giftHref?.(pack.offerId)}
              starting={starting === pack.offerId}
              disabled={isClosed || starting !== undefined}
            />
          ))}
        </ul>
        {cart}
      </section>
      <section aria-labelledby={acts}>
        <SectionHeading
          id={acts}
          title={intl.formatMessage({
            id: 'shop.acts.title',
            defaultMessage: 'What things cost',
            description: 'Heading on the page of prices, above the list of what each act costs',
          })}
        />
        <ActPrices acts={offers.acts} />
      </section>
    </>
  );
}
