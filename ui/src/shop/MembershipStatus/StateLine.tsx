import { FormattedDate, FormattedMessage } from 'react-intl';

import type { MembershipValue } from '../model';
import { line } from './MembershipStatus.css';

interface StateLineProps {
  readonly state: MembershipValue['state'];
  readonly paidUntil: string | null;
  readonly price: string;
}

/** In one sentence: whether a membership renews, ends, waits for money or is over. */
export function StateLine({ state, paidUntil, price }: StateLineProps) {
  if (paidUntil === null || state === 'none') return null;
  const date = <FormattedDate value={paidUntil} dateStyle="long" />;
  const sentences = {
    active: (
      <FormattedMessage
        id="shop.membership.active"
        defaultMessage="You are a member. It renews on {date} for {price}."
        description="State of a membership that renews"
        values={{ date, price }}
      />
    ),
    ending: (
      <FormattedMessage
        id="shop.membership.ending"
        defaultMessage="You are a member until {date}. It does not renew."
        description="State of a membership that was cancelled and still runs"
        values={{ date }}
      />
    ),
    'past-due': (
      <FormattedMessage
        id="shop.membership.pastDue"
        defaultMessage="The payment of {date} failed. It will be tried again; the membership is paused until then."
        description="State of a membership whose renewal was not paid"
        values={{ date }}
      />
    ),
    ended: (
      <FormattedMessage
        id="shop.membership.ended"
        defaultMessage="Your membership ended on {date}. You can come back at any time."
        description="State of a membership that is over, above the offers"
        values={{ date }}
      />
    ),
  } as const;
  return <p className={line}>{sentences[state]}</p>;
}
