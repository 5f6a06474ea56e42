import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';

import { formatMoney } from '../money';
import type { WithdrawalValue } from '../model';

/** When an order was withdrawn from, and how its money stands. */
export function WithdrawalNote({ withdrawal }: { readonly withdrawal: WithdrawalValue }) {
  const intl = useIntl();
  const at = <FormattedDate value={withdrawal.withdrawnAt} dateStyle="long" timeStyle="short" timeZone="UTC" />;
  const refund = formatMoney(intl, withdrawal.refund);
  if (withdrawal.state === 'refunded') {
    return (
      <FormattedMessage
        id="shop.withdraw.refunded"
        defaultMessage="Withdrawn on {at} UTC. {refund} was refunded."
        description="At an order: when its buyer withdrew from it, and the amount that went back"
        values={{ at, refund }}
      />
    );
  }
  return (
    <FormattedMessage
      id="shop.withdraw.onItsWay"
      defaultMessage="Withdrawn on {at} UTC. {refund} is on its way back to you."
      description="At an order: when its buyer withdrew from it, and the amount that is going back"
      values={{ at, refund }}
    />
  );
}
