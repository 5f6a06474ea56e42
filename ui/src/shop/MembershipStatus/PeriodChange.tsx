import type { MembershipPeriod } from '@fabula/sdk/types';
import { useId, type ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { formatMoney, shareOf } from '../money';
import type { MembershipOfferValue, MembershipValue } from '../model';
import { period as periodStyle, line } from './MembershipStatus.css';

interface PeriodChangeProps {
  readonly membership: MembershipValue;
  /** What is for sale by the year; undefined where nothing is. */
  readonly yearly: MembershipOfferValue | undefined;
  readonly onPeriod: (period: MembershipPeriod) => void;
  readonly changing: boolean;
  readonly busyLabel: ReactNode;
}

const monthsOfYear = 12;

/** For a member by the month: what paying by the year would cost and from when, and the way back once it was chosen. */
export function PeriodChange({ membership, yearly, onPeriod, changing, busyLabel }: PeriodChangeProps) {
  const intl = useIntl();
  const id = useId();
  const { change, paidUntil, period, state } = membership;
  if (state !== 'active' || period !== 'month' || paidUntil === null) return null;
  const dateOf = (at: string) => <FormattedDate value={at} dateStyle="long" />;
  if (change?.period === 'year') {
    return (
      <div className={periodStyle}>
        <p id={id} className={line}>
          <FormattedMessage
            id="shop.period.noted"
            defaultMessage="From {date} you pay {price} a year. Until then your monthly membership continues, and nothing is charged."
            description="A member by the month has chosen to pay by the year from the next payment on"
            values={{ date: dateOf(change.at), price: formatMoney(intl, change.price) }}
          />
        </p>
        <Button aria-describedby={id} onClick={() => onPeriod('month')} busy={changing} busyLabel={busyLabel}>
          <FormattedMessage
            id="shop.period.undo"
            defaultMessage="Stay monthly"
            description="Button that takes back the choice to pay for a membership by the year"
          />
        </Button>
      </div>
    );
  }
  if (yearly === undefined) return null;
  return (
    <div className={periodStyle}>
      <p id={id} className={line}>
        <FormattedMessage
          id="shop.period.offer"
          defaultMessage="Yearly it costs {monthly} a month: you pay {price} on {date}, and nothing today."
          description="Offers a member by the month to pay by the year; the day is that of the next payment"
          values={{
            monthly: formatMoney(intl, shareOf(yearly.price, monthsOfYear)),
            price: formatMoney(intl, yearly.price),
            date: dateOf(paidUntil),
          }}
        />
      </p>
      <Button aria-describedby={id} onClick={() => onPeriod('year')} busy={changing} busyLabel={busyLabel}>
        <FormattedMessage
          id="shop.period.choose"
          defaultMessage="Switch to yearly"
          description="Button by which a member by the month chooses to pay by the year from the next payment on"
        />
      </Button>
    </div>
  );
}
