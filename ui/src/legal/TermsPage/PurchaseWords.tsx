import { FormattedMessage } from 'react-intl';

import type { SiteValue } from '../model';
import { p } from '../prose-tags';

/** What applies to purchases here; a server that takes no money says so. */
export function PurchaseWords({ payment }: Pick<SiteValue, 'payment'>) {
  if (payment === null) {
    return (
      <FormattedMessage
        id="legal.buying.none"
        defaultMessage="<p>Nothing can be bought on this server at present.</p>"
        description="On the terms page: the server takes no payments"
        values={{ p }}
      />
    );
  }
  return (
    <>
      {payment === 'local' && (
        <FormattedMessage
          id="legal.buying.local"
          defaultMessage="<p>The checkout of this server is a stand-in for trying things out. No money moves.</p>"
          description="On the terms page: the payment page is a stand-in"
          values={{ p }}
        />
      )}
      <FormattedMessage
        id="legal.buying.body"
        defaultMessage="<p>A membership is paid in advance and renews for the same period until you cancel it. You can cancel at any time on the page of prices; you keep it until the end of the paid period.</p><p>To ask for a refund, write to the operator. When a payment is refunded, the points that it gave are taken back in proportion, never below zero. When the payment for the current period of a membership is refunded in full, the membership ends.</p><p>Your rights as a consumer remain.</p>"
        description="On the terms page, plain and literal: renewal, cancelling and refunds"
        values={{ p }}
      />
    </>
  );
}
