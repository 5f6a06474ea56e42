import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';

import type { Web3PaymentState } from '@fabula/sdk/types';

export interface StateWords {
  readonly points: number;
  readonly received: ReactNode;
  readonly missing: ReactNode;
  readonly surplus: ReactNode;
  readonly expiresAt: string;
  /** Whether something can still be sent. */
  readonly canSend: boolean;
}

interface StateMessages {
  readonly title: ReactNode;
  readonly say: (words: StateWords) => ReactNode;
}

/** What is said of each state of a payment on a chain. */
export const stateMessages: Readonly<Record<Web3PaymentState, StateMessages>> = {
  waiting: {
    title: (
      <FormattedMessage
        id="web3.waiting.title"
        defaultMessage="Waiting for your transfer"
        description="Heading while nothing has arrived at the address of a crypto payment"
      />
    ),
    say: ({ expiresAt }) => (
      <FormattedMessage
        id="web3.waiting.text"
        defaultMessage="The price holds until {date}. Only the listed tokens on this network count."
        description="Below the heading while a crypto payment is awaited: until which day it can be paid"
        values={{ date: <FormattedDate value={expiresAt} dateStyle="long" /> }}
      />
    ),
  },
  seen: {
    title: (
      <FormattedMessage
        id="web3.seen.title"
        defaultMessage="Seen on the network"
        description="Heading when a transfer has arrived and is not final yet"
      />
    ),
    say: () => (
      <FormattedMessage
        id="web3.seen.text"
        defaultMessage="Your transfer has arrived. The points are added once it is final."
        description="Below the heading when a transfer has arrived and is not final yet"
      />
    ),
  },
  partial: {
    title: (
      <FormattedMessage
        id="web3.partial.title"
        defaultMessage="Part of the amount has arrived"
        description="Heading when less than the price has arrived"
      />
    ),
    say: ({ missing, received }) => (
      <FormattedMessage
        id="web3.partial.text"
        defaultMessage="{received} arrived, {missing} is missing. Send the rest to the same address."
        description="Below the heading when less than the price has arrived: both are amounts of money"
        values={{ received, missing }}
      />
    ),
  },
  paid: {
    title: (
      <FormattedMessage
        id="web3.paid.title"
        defaultMessage="Payment complete"
        description="Heading when a crypto payment is final"
      />
    ),
    say: ({ points }) => <PointsAdded points={points} />,
  },
  over: {
    title: (
      <FormattedMessage
        id="web3.paid.title"
        defaultMessage="Payment complete"
        description="Heading when a crypto payment is final"
      />
    ),
    say: ({ points, surplus }) => (
      <>
        <PointsAdded points={points} />{' '}
        <FormattedMessage
          id="web3.over.text"
          defaultMessage="You sent {surplus} more than the price. It is on the operator’s list and is refunded by hand."
          description="After a crypto payment of more than the price: what arrived too much, an amount of money"
          values={{ surplus }}
        />
      </>
    ),
  },
  reversed: {
    title: (
      <FormattedMessage
        id="web3.reversed.title"
        defaultMessage="The network dropped the transfer"
        description="Heading when a transfer is no longer part of the blockchain"
      />
    ),
    say: ({ canSend }) =>
      canSend ? (
        <FormattedMessage
          id="web3.reversed.open"
          defaultMessage="It does not count any more, and the money is back where it came from. Most wallets send it again by themselves; if yours does not, send it again."
          description="Below the heading when a transfer that was not final is no longer part of the blockchain"
        />
      ) : (
        <FormattedMessage
          id="web3.reversed.paid"
          defaultMessage="It had been counted, so its points are withheld until it arrives again."
          description="Below the heading when a transfer that had paid for points is no longer part of the blockchain"
        />
      ),
  },
  closed: {
    title: (
      <FormattedMessage
        id="web3.closed.title"
        defaultMessage="This order has expired"
        description="Heading when a crypto payment can no longer be made"
      />
    ),
    say: () => (
      <FormattedMessage
        id="web3.closed.text"
        defaultMessage="Do not send anything to its address any more. What has arrived is on the operator’s list and is refunded by hand."
        description="Below the heading when a crypto payment can no longer be made"
      />
    ),
  },
};

function PointsAdded({ points }: { readonly points: number }) {
  return (
    <FormattedMessage
      id="web3.paid.text"
      defaultMessage="{points, plural, one {# point was added.} other {# points were added.}}"
      description="When a crypto payment is final: what it gave"
      values={{ points }}
    />
  );
}
