import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { formatMoney, shareOf } from '../money';
import type { MembershipOfferValue } from '../model';
import { membershipNames } from '../MembershipStatus/membership-names';
import { StartingCheckout } from '../ShopNotices/StartingCheckout';
import { amount, benefits, billed, cost, foot, inline, lead, lit, name, pair, plain } from './MembershipOffers.css';

interface MembershipOffersProps {
  readonly offers: readonly MembershipOfferValue[];
  readonly onBuy: (offerId: string) => void;
  readonly starting: string | undefined;
  readonly disabled: boolean;
}

const monthsOfYear = 12;

/** The memberships side by side; the yearly one, which costs least by the month, is lit. */
export function MembershipOffers({ offers, onBuy, starting, disabled }: MembershipOffersProps) {
  const yearly = offers.find(({ period }) => period === 'year');
  const monthly = offers.find(({ period }) => period === 'month');
  const common = { starting, disabled: disabled || starting !== undefined, onBuy };
  return (
    <ul className={pair}>
      {yearly !== undefined && <Yearly offer={yearly} {...common} />}
      {monthly !== undefined && <Monthly offer={monthly} {...common} />}
    </ul>
  );
}

type OfferProps = Omit<MembershipOffersProps, 'offers'> & { readonly offer: MembershipOfferValue };

function Yearly({ offer, onBuy, starting, disabled }: OfferProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <li className={lit}>
      <div>
        <h3 id={id} className={name}>
          {membershipNames.year}
        </h3>
        <Benefits offer={offer} />
      </div>
      <div className={cost}>
        <div>
          <p className={amount}>{formatMoney(intl, shareOf(offer.price, monthsOfYear))}</p>
          <p className={billed}>
            <FormattedMessage
              id="shop.membership.billedYearly"
              defaultMessage="a month, billed {price} a year"
              description="After the price of a month of the yearly membership"
              values={{ price: formatMoney(intl, offer.price) }}
            />
          </p>
        </div>
        <Button
          tone="primary"
          size="large"
          aria-describedby={id}
          onClick={() => onBuy(offer.offerId)}
          disabled={disabled}
          busy={starting === offer.offerId}
          busyLabel={<StartingCheckout />}
        >
          <FormattedMessage
            id="shop.membership.buyYearly"
            defaultMessage="Become a member"
            description="Button that buys the yearly membership"
          />
        </Button>
      </div>
    </li>
  );
}

function Monthly({ offer, onBuy, starting, disabled }: OfferProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <li className={plain}>
      <div>
        <h3 id={id} className={name}>
          {membershipNames.month}
        </h3>
        <p className={lead}>
          <FormattedMessage
            id="shop.membership.monthlyLead"
            defaultMessage="The same membership, month by month. Cancel at any time."
            description="Below the name of the monthly membership"
          />
        </p>
      </div>
      <div className={foot}>
        <div className={inline}>
          <p className={amount}>{formatMoney(intl, offer.price)}</p>
          <p className={billed}>
            <FormattedMessage
              id="shop.membership.billedMonthly"
              defaultMessage="a month"
              description="After the price of the monthly membership"
            />
          </p>
        </div>
        <Button
          size="large"
          aria-describedby={id}
          onClick={() => onBuy(offer.offerId)}
          disabled={disabled}
          busy={starting === offer.offerId}
          busyLabel={<StartingCheckout />}
        >
          <FormattedMessage
            id="shop.membership.buyMonthly"
            defaultMessage="Choose monthly"
            description="Button that buys the monthly membership"
          />
        </Button>
      </div>
    </li>
  );
}

function Benefits({ offer: { memoryTimes, monthlyPoints } }: { readonly offer: MembershipOfferValue }) {
  return (
    <ul className={benefits}>
      <li>
        <Icon name="check" />
        <FormattedMessage
          id="shop.membership.points"
          defaultMessage="{points, plural, one {# point} other {# points}} every month"
          description="What a member gets"
          values={{ points: monthlyPoints }}
        />
      </li>
      {memoryTimes > 1 && (
        <li>
          <Icon name="check" />
          <FormattedMessage
            id="shop.membership.memory"
            defaultMessage="{times, plural, =2 {Twice} one {# time} other {# times}} the memory in every conversation"
            description="What a member gets: characters are told more of what was said before"
            values={{ times: memoryTimes }}
          />
        </li>
      )}
      <li>
        <Icon name="check" />
        <FormattedMessage
          id="shop.membership.cancel"
          defaultMessage="Cancel at any time; you keep what you paid for"
          description="What a member gets: a cancelled membership runs to the end of the time that was paid"
        />
      </li>
    </ul>
  );
}
