import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SectionHeading } from '../../layout/SectionHeading/SectionHeading';
import { StateLine } from '../MembershipStatus/StateLine';
import type { OffersValue } from '../model';
import { CheckoutNotOpened, LocalCheckoutNote, ShopClosedNote } from '../ShopNotices/ShopNotices';
import { PaymentPlan } from './PaymentPlan';
import { WhatChanges } from './WhatChanges';
import { none, parts } from './Upgrade.css';

interface UpgradeViewProps {
  readonly offers: Pick<OffersValue, 'memberships' | 'payment'>;
  /** In place of the offers: the membership that there is. */
  readonly membership: ReactNode;
  /** When a membership that is over ended, RFC 3339. */
  readonly endedAt: string | undefined;
  readonly onBuy: (offerId: string) => void;
  /** The offer whose checkout is being opened. */
  readonly starting: string | undefined;
  /** The last checkout could not be opened. */
  readonly failed: boolean;
}

/** What a membership changes, what is paid when, and the membership that there is. */
export function UpgradeView({ offers, membership, endedAt, onBuy, starting, failed }: UpgradeViewProps) {
  const intl = useIntl();
  const [changes, payments] = [useId(), useId()];
  const { memberships, payment } = offers;
  const [offer] = memberships;
  const isClosed = payment === null;
  return (
    <>
      {failed && starting === undefined && <CheckoutNotOpened />}
      {isClosed && <ShopClosedNote />}
      {payment === 'local' && <LocalCheckoutNote />}
      <div className={parts}>
        {offer !== undefined && (
          <section aria-labelledby={changes}>
            <SectionHeading
              id={changes}
              title={intl.formatMessage({
                id: 'shop.upgrade.changes',
                defaultMessage: 'What changes',
                description: 'Heading on the page of the membership, above what it changes',
              })}
            />
            <WhatChanges offer={offer} />
          </section>
        )}
        <section aria-labelledby={payments}>
          <SectionHeading
            id={payments}
            title={
              membership === null
                ? intl.formatMessage({
                    id: 'shop.upgrade.payments',
                    defaultMessage: 'What you pay, and when',
                    description: 'Heading on the page of the membership, above its payments',
                  })
                : intl.formatMessage({
                    id: 'shop.upgrade.yours',
                    defaultMessage: 'Your membership',
                    description: 'Heading on the page of the membership, above the one that the reader has',
                  })
            }
          />
          {endedAt !== undefined && <StateLine state="ended" paidUntil={endedAt} price="" />}
          {membership}
          {membership === null && offer !== undefined && (
            <PaymentPlan offers={memberships} first={offer} onBuy={onBuy} starting={starting} disabled={isClosed} />
          )}
          {membership === null && offer === undefined && (
            <p className={none}>
              <FormattedMessage
                id="shop.upgrade.none"
                defaultMessage="No membership is offered here. Points can be bought in packs."
                description="On the page of the membership of a server that sells none"
              />
            </p>
          )}
        </section>
      </div>
    </>
  );
}
