import type { MembershipPeriod } from '@fabula/sdk/types';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';

import { choice, choices } from '../../popups/choices.css';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Icon } from '../../primitives/Icon/Icon';
import { formatMoney } from '../money';
import type { MembershipOfferValue, MembershipValue } from '../model';
import { membershipNames } from './membership-names';
import { acts, line, name, panel, problem } from './MembershipStatus.css';
import { PeriodChange } from './PeriodChange';
import { StateLine } from './StateLine';

interface MembershipStatusProps {
  readonly membership: MembershipValue;
  readonly onCancel: () => void;
  readonly onResume: () => void;
  /** What is for sale by the year; undefined where nothing is. */
  readonly yearly: MembershipOfferValue | undefined;
  readonly onPeriod: (period: MembershipPeriod) => void;
  /** Leads to the payment provider's pages for the card and the invoices. */
  readonly onPortal: () => void;
  readonly changing: boolean;
  /** What was asked for did not work. */
  readonly failed: boolean;
}

/** The membership that there is: what it is, how long it runs, and whether it renews. */
export function MembershipStatus(props: MembershipStatusProps) {
  const { membership, onCancel, onResume, yearly, onPeriod, onPortal, changing, failed } = props;
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { change, nextPointsAt, monthlyPoints, period, state } = membership;
  const price = change?.price ?? membership.price;
  const cancel = () => {
    setAsking(false);
    onCancel();
  };
  return (
    <div className={panel}>
      <div>
        <h3 className={name}>{membershipNames[period ?? 'month']}</h3>
        <StateLine
          state={state}
          paidUntil={membership.paidUntil}
          price={price === null ? '' : formatMoney(intl, price)}
        />
        {nextPointsAt !== null && (
          <p className={line}>
            <FormattedMessage
              id="shop.membership.nextPoints"
              defaultMessage="{points, plural, one {Your next # point arrives} other {Your next # points arrive}} on {date}."
              description="When a member gets the points of the next month"
              values={{ points: monthlyPoints, date: <FormattedDate value={nextPointsAt} dateStyle="long" /> }}
            />
          </p>
        )}
      </div>
      <div className={acts}>
        {membership.isGiven !== true && state === 'ending' && (
          <Button tone="primary" onClick={onResume} busy={changing} busyLabel={<Changing />}>
            <FormattedMessage
              id="shop.membership.resume"
              defaultMessage="Keep the membership"
              description="Button that takes back the cancellation of a membership"
            />
          </Button>
        )}
        {state !== 'ending' && (
          <Button onClick={() => setAsking(true)} busy={changing} busyLabel={<Changing />}>
            <FormattedMessage
              id="shop.membership.cancelAct"
              defaultMessage="Cancel the membership"
              description="Button that asks whether a membership is to end"
            />
          </Button>
        )}
        {membership.hasPortal && (
          <Button tone="quiet" onClick={onPortal} disabled={changing}>
            <FormattedMessage
              id="shop.membership.portal"
              defaultMessage="Card and invoices"
              description="Button that leads to the payment provider's pages, where a member changes the card and sees invoices"
            />
          </Button>
        )}
      </div>
      <PeriodChange
        membership={membership}
        yearly={yearly}
        onPeriod={onPeriod}
        changing={changing}
        busyLabel={<Changing />}
      />
      {failed && !changing && (
        <p role="alert" className={problem}>
          <Icon name="warning" size="small" />
          <FormattedMessage
            id="shop.membership.failed"
            defaultMessage="That did not work, and nothing has changed. Try again."
            description="Below a membership, when cancelling or keeping it failed"
          />
        </p>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        hasClose={false}
        title={
          <FormattedMessage
            id="shop.cancel.title"
            defaultMessage="Cancel the membership?"
            description="Title of the question before a membership is cancelled"
          />
        }
        description={<CancelMeaning membership={membership} />}
      >
        <div className={choices}>
          <span className={choice}>
            <Button fullWidth onClick={() => setAsking(false)}>
              <FormattedMessage
                id="shop.cancel.keep"
                defaultMessage="Keep it"
                description="Closes the question whether to cancel a membership; nothing changes"
              />
            </Button>
          </span>
          <span className={choice}>
            <Button tone="danger" fullWidth onClick={cancel}>
              <FormattedMessage
                id="shop.cancel.confirm"
                defaultMessage="Cancel the membership"
                description="Button that cancels a membership"
              />
            </Button>
          </span>
        </div>
      </Dialog>
    </div>
  );
}

function CancelMeaning({ membership: { paidUntil, state } }: { readonly membership: MembershipValue }) {
  if (state === 'past-due' || paidUntil === null) {
    return (
      <FormattedMessage
        id="shop.cancel.now"
        defaultMessage="It ends now, and no payment is tried again. You keep your points."
        description="What cancelling means for a membership whose last payment failed"
      />
    );
  }
  return (
    <FormattedMessage
      id="shop.cancel.later"
      defaultMessage="It stays active until {date} and does not renew. You keep your points."
      description="What cancelling a membership means"
      values={{ date: <FormattedDate value={paidUntil} dateStyle="long" /> }}
    />
  );
}

function Changing() {
  return (
    <FormattedMessage
      id="shop.membership.changing"
      defaultMessage="One moment"
      description="On the buttons of a membership while what was asked for is on its way"
    />
  );
}
