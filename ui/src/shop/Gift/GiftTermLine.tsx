import type { MembershipPeriod } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';

import type { GiftTermValue } from '../model';

/** What a gift of a membership is. */
export const termNames: Readonly<Record<MembershipPeriod, ReactNode>> = {
  month: (
    <FormattedMessage
      id="gift.month"
      defaultMessage="A month of membership"
      description="What a gift holds: a membership that lasts a month"
    />
  ),
  year: (
    <FormattedMessage
      id="gift.year"
      defaultMessage="A year of membership"
      description="What a gift holds: a membership that lasts a year"
    />
  ),
};

const day = (value: string) => <FormattedDate value={value} dateStyle="long" timeZone="UTC" />;

/** When a given membership begins and ends, before and after it is accepted. */
export function GiftTermLine({ term: { endsAt, isAppended, startsAt } }: { readonly term: GiftTermValue }) {
  return isAppended ? (
    <FormattedMessage
      id="gift.term.follows"
      defaultMessage="It begins on {start}, after the membership you were given before, and ends on {end}."
      description="When a given membership begins and ends for a reader who has been given one before"
      values={{ start: day(startsAt), end: day(endsAt) }}
    />
  ) : (
    <FormattedMessage
      id="gift.term.now"
      defaultMessage="It begins when it is accepted. Accepted today, it lasts until {end}."
      description="When a given membership begins and ends, before it is accepted"
      values={{ end: day(endsAt) }}
    />
  );
}

/** When an accepted membership ends. */
export function AcceptedTermLine({ term }: { readonly term: GiftTermValue }) {
  if (term.isAppended) return <GiftTermLine term={term} />;
  return (
    <FormattedMessage
      id="gift.term.accepted"
      defaultMessage="You are a member until {end}. It does not renew."
      description="When a given membership ends, after the reader has accepted it"
      values={{ end: day(term.endsAt) }}
    />
  );
}

/** Why a membership cannot be accepted at the moment; `until` is the end of the time that the reader has paid for. */
export function OwnMembershipNote({ until }: { readonly until: string }) {
  return (
    <FormattedMessage
      id="gift.term.own"
      defaultMessage="You pay for a membership yourself, at least until {date}. Cancel its renewal and accept this gift once it has ended. The gift stays open."
      description="On the page of a gift, to a reader who cannot accept a membership because there is one already"
      values={{ date: day(until) }}
    />
  );
}
