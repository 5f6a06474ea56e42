import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { IconName } from '../../primitives/Icon/icons';

/** How a purchase stands for its buyer; `waiting` and `slow` are an open one whose confirmation has not come yet. */
export type OutcomeKind =
  | 'paid'
  | 'member'
  | 'gift'
  | 'gift-membership'
  | 'gift-pending'
  | 'waiting'
  | 'slow'
  | 'pending'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'disputed'
  | 'unknown';

interface OutcomeMessages {
  /** Undefined shows the coins. */
  readonly icon: IconName | undefined;
  readonly title: ReactNode;
  /** A place for the number of points and the price. */
  readonly sentence: (values: { points: number; price: string }) => ReactNode;
}

export const outcomes = {
  paid: {
    icon: undefined,
    title: (
      <FormattedMessage
        id="shop.outcome.paid"
        defaultMessage="Payment received"
        description="Title of the page after points were bought: the payment has worked"
      />
    ),
    sentence: ({ points, price }) => (
      <FormattedMessage
        id="shop.outcome.paid.sentence"
        defaultMessage="{points, plural, one {# point was added} other {# points were added}}. Paid: {price}."
        description="After points were bought"
        values={{ points, price }}
      />
    ),
  },
  member: {
    icon: undefined,
    title: (
      <FormattedMessage
        id="shop.outcome.member"
        defaultMessage="You are a member now"
        description="Title of the page after a membership was bought"
      />
    ),
    sentence: ({ points, price }) => (
      <FormattedMessage
        id="shop.outcome.member.sentence"
        defaultMessage="Your first {points, plural, one {# point has} other {# points have}} arrived. Paid: {price}."
        description="After a membership was bought"
        values={{ points, price }}
      />
    ),
  },
  gift: {
    icon: 'check',
    title: (
      <FormattedMessage
        id="shop.outcome.gift"
        defaultMessage="Your gift is ready"
        description="Title of the page after a gift was bought: the payment has worked"
      />
    ),
    sentence: ({ points, price }) => (
      <FormattedMessage
        id="shop.outcome.gift.sentence"
        defaultMessage="It holds {points, plural, one {# point} other {# points}}. Paid: {price}."
        description="After a gift was bought"
        values={{ points, price }}
      />
    ),
  },
  'gift-membership': {
    icon: 'check',
    title: (
      <FormattedMessage
        id="shop.outcome.gift"
        defaultMessage="Your gift is ready"
        description="Title of the page after a gift was bought: the payment has worked"
      />
    ),
    sentence: ({ price }) => (
      <FormattedMessage
        id="shop.outcome.giftMembership.sentence"
        defaultMessage="It is a membership, paid once. Paid: {price}."
        description="After a membership was bought as a gift"
        values={{ price }}
      />
    ),
  },
  'gift-pending': {
    icon: 'clock',
    title: (
      <FormattedMessage
        id="shop.outcome.pending"
        defaultMessage="Payment on its way"
        description="Title of the page on which a buyer returns, when the money comes later, as with a bank transfer"
      />
    ),
    sentence: ({ price }) => (
      <FormattedMessage
        id="shop.outcome.giftPending.sentence"
        defaultMessage="When {price} arrives, the link to your gift appears in your list of gifts. You can leave this page."
        description="What happens with a gift whose payment comes later"
        values={{ price }}
      />
    ),
  },
  waiting: {
    icon: 'clock',
    title: (
      <FormattedMessage
        id="shop.outcome.waiting"
        defaultMessage="Checking the payment"
        description="Title of the page on which a buyer returns, until the payment is confirmed"
      />
    ),
    sentence: () => (
      <FormattedMessage
        id="shop.outcome.waiting.sentence"
        defaultMessage="The confirmation is on its way. This page updates itself."
        description="On the page on which a buyer returns, until the payment is confirmed"
      />
    ),
  },
  slow: {
    icon: 'clock',
    title: (
      <FormattedMessage
        id="shop.outcome.slow"
        defaultMessage="This is taking longer than usual"
        description="Title of the page on which a buyer returns, when the confirmation has not come for a while"
      />
    ),
    sentence: () => (
      <FormattedMessage
        id="shop.outcome.slow.sentence"
        defaultMessage="You can leave this page. The points arrive once, as soon as the payment is confirmed."
        description="What is safe when the confirmation of a payment has not come for a while"
      />
    ),
  },
  pending: {
    icon: 'clock',
    title: (
      <FormattedMessage
        id="shop.outcome.pending"
        defaultMessage="Payment on its way"
        description="Title of the page on which a buyer returns, when the money comes later, as with a bank transfer"
      />
    ),
    sentence: ({ points, price }) => (
      <FormattedMessage
        id="shop.outcome.pending.sentence"
        defaultMessage="When {price} arrives, {points, plural, one {# point is} other {# points are}} added. You can leave this page."
        description="What happens with a payment that comes later"
        values={{ points, price }}
      />
    ),
  },
  declined: {
    icon: 'alert',
    title: (
      <FormattedMessage
        id="shop.outcome.declined"
        defaultMessage="Payment declined"
        description="Title of the page on which a buyer returns whose bank has refused the payment"
      />
    ),
    sentence: () => (
      <FormattedMessage
        id="shop.outcome.declined.sentence"
        defaultMessage="Nothing was charged, and your points have not changed. Try again, or pay another way."
        description="What is safe after a payment was declined"
      />
    ),
  },
  cancelled: {
    icon: 'close',
    title: (
      <FormattedMessage
        id="shop.outcome.cancelled"
        defaultMessage="Payment cancelled"
        description="Title of the page on which a buyer returns who has cancelled"
      />
    ),
    sentence: () => (
      <FormattedMessage
        id="shop.outcome.cancelled.sentence"
        defaultMessage="Nothing was charged, and your points have not changed."
        description="What is safe after a payment was cancelled"
      />
    ),
  },
  expired: {
    icon: 'clock',
    title: (
      <FormattedMessage
        id="shop.outcome.expired"
        defaultMessage="This checkout has expired"
        description="Title of the page of a purchase that was not paid in time"
      />
    ),
    sentence: () => (
      <FormattedMessage
        id="shop.outcome.expired.sentence"
        defaultMessage="Nothing was charged. Choose again when you are ready."
        description="What is safe when a purchase was not paid in time"
      />
    ),
  },
  refunded: {
    icon: 'info',
    title: (
      <FormattedMessage
        id="shop.outcome.refunded"
        defaultMessage="Payment refunded"
        description="Title of the page of a purchase that was refunded"
      />
    ),
    sentence: ({ price }) => (
      <FormattedMessage
        id="shop.outcome.refunded.sentence"
        defaultMessage="{price} was refunded, and the points of this purchase that you have not spent were removed."
        description="On the page of a purchase that was refunded"
        values={{ price }}
      />
    ),
  },
  disputed: {
    icon: 'info',
    title: (
      <FormattedMessage
        id="shop.outcome.disputed"
        defaultMessage="Payment disputed"
        description="Title of the page of a purchase whose buyer asks the money back through their bank"
      />
    ),
    sentence: () => (
      <FormattedMessage
        id="shop.outcome.disputed.sentence"
        defaultMessage="Its points are on hold until the bank has decided."
        description="On the page of a purchase whose buyer asks the money back through their bank"
      />
    ),
  },
  unknown: {
    icon: 'info',
    title: (
      <FormattedMessage
        id="shop.outcome.unknown"
        defaultMessage="Purchase not found"
        description="Title of the page after paying, when the purchase in its address is not one of the reader’s"
      />
    ),
    sentence: () => (
      <FormattedMessage
        id="shop.outcome.unknown.sentence"
        defaultMessage="It may belong to another account. Your purchases are listed with your points."
        description="On the page after paying, when the purchase in its address is not one of the reader’s"
      />
    ),
  },
} as const satisfies Record<OutcomeKind, OutcomeMessages>;
