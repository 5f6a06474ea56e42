import type { MembershipPeriod } from '@fabula/sdk/types';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { formatMoney } from '../money';
import type { MembershipOfferValue } from '../model';
import { StartingCheckout } from '../ShopNotices/StartingCheckout';
import { panel, saving, step, steps, stepTime } from './Upgrade.css';

interface PaymentPlanProps {
  readonly offers: readonly MembershipOfferValue[];
  /** The one that is chosen before another is. */
  readonly first: MembershipOfferValue;
  readonly onBuy: (offerId: string) => void;
  readonly starting: string | undefined;
  readonly disabled: boolean;
}

const monthsOfYear = 12;

const periods = {
  month: (
    <FormattedMessage
      id="shop.upgrade.monthly"
      defaultMessage="Monthly"
      description="One of two ways to pay for a membership: once a month"
    />
  ),
  year: (
    <FormattedMessage
      id="shop.upgrade.yearly"
      defaultMessage="Yearly"
      description="One of two ways to pay for a membership: once a year"
    />
  ),
} as const satisfies Record<MembershipPeriod, ReactNode>;

/** How often to pay, what that means from today on, and the button that pays. */
export function PaymentPlan({ offers, first, onBuy, starting, disabled }: PaymentPlanProps) {
  const intl = useIntl();
  const stepsId = useId();
  const [period, setPeriod] = useState<MembershipPeriod>(first.period);
  const offer = offers.find((one) => one.period === period) ?? first;
  const price = formatMoney(intl, offer.price);
  const saved = savedInYear(offers, offer);
  return (
    <div className={panel}>
      {offers.length > 1 && (
        <SegmentedControl
          label={intl.formatMessage({
            id: 'shop.upgrade.period',
            defaultMessage: 'How often to pay',
            description: 'Names the choice between paying for a membership by the month and by the year',
          })}
          value={offer.period}
          onChange={setPeriod}
          options={offers.map((one) => ({ value: one.period, label: periods[one.period] }))}
        />
      )}
      <ol id={stepsId} className={steps}>
        <li className={step}>
          <span className={stepTime}>
            <FormattedMessage
              id="shop.upgrade.today"
              defaultMessage="Today"
              description="When the first payment of a membership is made"
            />
          </span>
          <FormattedMessage
            id="shop.upgrade.first"
            defaultMessage="You pay {price}. {points, plural, one {# point arrives} other {# points arrive}} at once, and again every month."
            description="What happens at the first payment of a membership"
            values={{ price, points: offer.monthlyPoints }}
          />
        </li>
        <li className={step}>
          <span className={stepTime}>{offer.period === 'year' ? <InYear /> : <InMonth />}</span>
          {offer.period === 'year' ? (
            <FormattedMessage
              id="shop.upgrade.againYearly"
              defaultMessage="It renews: you pay {price}, and the same every year after that."
              description="What happens at the next payment of a yearly membership"
              values={{ price }}
            />
          ) : (
            <FormattedMessage
              id="shop.upgrade.againMonthly"
              defaultMessage="It renews: you pay {price}, and the same every month after that."
              description="What happens at the next payment of a monthly membership"
              values={{ price }}
            />
          )}
        </li>
        <li className={step}>
          <span className={stepTime}>
            <FormattedMessage
              id="shop.upgrade.anytime"
              defaultMessage="At any time"
              description="When a membership can be cancelled"
            />
          </span>
          <FormattedMessage
            id="shop.upgrade.cancel"
            defaultMessage="Cancel on this page. The membership runs to the end of what you paid for, and you keep your points."
            description="What cancelling a membership means, said before it is bought"
          />
        </li>
      </ol>
      {saved !== undefined && (
        <p className={saving}>
          <FormattedMessage
            id="shop.upgrade.saved"
            defaultMessage="You save {amount} a year compared to paying monthly."
            description="How much less a year costs when it is paid at once"
            values={{ amount: formatMoney(intl, saved) }}
          />
        </p>
      )}
      <Button
        tone="primary"
        size="large"
        aria-describedby={stepsId}
        onClick={() => onBuy(offer.offerId)}
        disabled={disabled || starting !== undefined}
        busy={starting === offer.offerId}
        busyLabel={<StartingCheckout />}
      >
        <FormattedMessage
          id="shop.upgrade.pay"
          defaultMessage="Pay {price}"
          description="Button that leads to the payment of a membership; {price} is what is paid today"
          values={{ price }}
        />
      </Button>
    </div>
  );
}

/** What twelve payments by the month cost more than the year; undefined for no less, and for the month. */
function savedInYear(offers: readonly MembershipOfferValue[], offer: MembershipOfferValue) {
  const monthly = offers.find(({ period }) => period === 'month');
  if (offer.period !== 'year' || monthly === undefined || monthly.price.currency !== offer.price.currency) {
    return undefined;
  }
  const amount = monthly.price.amount * monthsOfYear - offer.price.amount;
  return amount > 0 ? { amount, currency: offer.price.currency } : undefined;
}

function InMonth() {
  return (
    <FormattedMessage
      id="shop.upgrade.inMonth"
      defaultMessage="In a month"
      description="When the second payment of a monthly membership is made"
    />
  );
}

function InYear() {
  return (
    <FormattedMessage
      id="shop.upgrade.inYear"
      defaultMessage="In a year"
      description="When the second payment of a yearly membership is made"
    />
  );
}
