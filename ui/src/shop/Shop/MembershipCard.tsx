import { FormattedMessage, useIntl } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import type { MembershipOfferValue } from '../model';
import { formatMoney, shareOf } from '../money';
import { amount, cost, detail, membership } from './Shop.css';

interface MembershipCardProps {
  readonly offer: MembershipOfferValue;
  /** What a membership changes, and what is paid when. */
  readonly upgradeHref: string;
}

const monthsOfYear = 12;

/** The membership in the shop: what it costs, what it brings, and the way to all of it. */
export function MembershipCard({ offer: { monthlyPoints, period, price }, upgradeHref }: MembershipCardProps) {
  const intl = useIntl();
  const isYearly = period === 'year';
  return (
    <div className={membership}>
      <div className={cost}>
        <p className={amount}>{formatMoney(intl, isYearly ? shareOf(price, monthsOfYear) : price)}</p>
        <p className={detail}>
          {isYearly ? (
            <FormattedMessage
              id="shop.membership.billedYearly"
              defaultMessage="a month, billed {price} a year"
              description="After the price of a month of the yearly membership"
              values={{ price: formatMoney(intl, price) }}
            />
          ) : (
            <FormattedMessage
              id="shop.membership.billedMonthly"
              defaultMessage="a month"
              description="After the price of the monthly membership"
            />
          )}
        </p>
      </div>
      <p className={detail}>
        <FormattedMessage
          id="shop.membership.points"
          defaultMessage="{points, plural, one {# point} other {# points}} every month"
          description="What a member gets"
          values={{ points: monthlyPoints }}
        />
      </p>
      <ButtonLink href={upgradeHref}>
        <FormattedMessage
          id="shop.shelf.membership"
          defaultMessage="See the membership"
          description="Link in the shop to the page of the membership"
        />
      </ButtonLink>
    </div>
  );
}
