import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Icon } from '../../primitives/Icon/Icon';
import { note, problem, reason, sign, words } from './ShopNotices.css';

/** The payment page is the stand-in for development: said before anybody presses a button. */
export function LocalCheckoutNote() {
  return (
    <p className={note}>
      <span className={sign}>
        <Icon name="info" />
      </span>
      <span className={words}>
        <FormattedMessage
          id="shop.local"
          defaultMessage="This server uses a local checkout for trying things out. No money moves."
          description="On the page of prices of a server that has no real payment provider"
        />
      </span>
    </p>
  );
}

/** Nobody takes money here. */
export function ShopClosedNote() {
  return (
    <p className={note}>
      <span className={sign}>
        <Icon name="info" />
      </span>
      <span className={words}>
        <FormattedMessage
          id="shop.closed"
          defaultMessage="Nothing can be bought here at the moment. The daily reward and the points you have work as ever."
          description="On the page of prices while no payment provider is set up; the buttons that buy are disabled"
        />
      </span>
    </p>
  );
}

interface PointsMissingReasonProps {
  /** Where the reader was when the points did not suffice; undefined when that is not known. */
  readonly backHref: string | undefined;
}

/** Why the reader was led to the prices, and the way back to what they were doing. */
export function PointsMissingReason({ backHref }: PointsMissingReasonProps) {
  return (
    <div className={reason}>
      <span className={sign}>
        <Icon name="coins" />
      </span>
      <p className={words}>
        <FormattedMessage
          id="shop.reason"
          defaultMessage="Your points did not cover that. Nothing was charged, and what you wrote is kept."
          description="At the head of the prices, after an act was refused for lack of points"
        />
      </p>
      {backHref !== undefined && (
        <ButtonLink size="small" href={backHref}>
          <FormattedMessage
            id="shop.reason.back"
            defaultMessage="Back to where you were"
            description="Link from the prices to the page that the reader came from"
          />
        </ButtonLink>
      )}
    </div>
  );
}

/** A checkout could not be opened. */
export function CheckoutNotOpened() {
  return (
    <p role="alert" className={problem}>
      <span className={sign}>
        <Icon name="warning" />
      </span>
      <span className={words}>
        <FormattedMessage
          id="shop.notOpened"
          defaultMessage="The payment page did not open. Nothing was charged; please try again."
          description="On the page of prices, when a purchase could not be begun"
        />
      </span>
    </p>
  );
}
