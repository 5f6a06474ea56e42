import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { RowsEmpty } from '../../states/PanelState/PanelState';
import { heading, lead, page } from './Orders.css';

interface OrdersViewProps {
  /** Takes the focus when the row that had it has changed. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** The page of orders: its heading, what withdrawing means, and what is below. */
export function OrdersView({ headingRef, children }: OrdersViewProps) {
  return (
    <div className={page}>
      <div>
        <h1 ref={headingRef} tabIndex={-1} className={heading}>
          <FormattedMessage
            id="shop.orders.title"
            defaultMessage="Your orders"
            description="Heading of the page with what the reader bought"
          />
        </h1>
        <p className={lead}>
          <FormattedMessage
            id="shop.orders.lead"
            defaultMessage="You can withdraw from an order within 14 days of paying, without giving a reason. You get back what you have not used."
            description="Below the heading of the page of orders: the right of withdrawal"
          />
        </p>
      </div>
      {children}
    </div>
  );
}

/** Orders belong to an account. */
export function GuestOrders({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <RowsEmpty
      action={
        <Button tone="primary" onClick={onSignIn}>
          <FormattedMessage
            id="shop.orders.signIn"
            defaultMessage="Sign in"
            description="Button on the page of orders for a visitor who is not signed in"
          />
        </Button>
      }
    >
      <FormattedMessage
        id="shop.orders.guest"
        defaultMessage="Sign in to the account you bought with to see its orders and to withdraw from them."
        description="On the page of orders, for a visitor who is not signed in"
      />
    </RowsEmpty>
  );
}

export function OrdersEmptyWords() {
  return (
    <FormattedMessage
      id="shop.orders.empty"
      defaultMessage="No orders yet. Points and memberships you buy appear here."
      description="In place of the list of orders while it is empty"
    />
  );
}
