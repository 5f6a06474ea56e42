import type { ReactNode, RefObject } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { choice, choices } from '../../popups/choices.css';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Icon } from '../../primitives/Icon/Icon';
import { RowsFailed, RowsSkeleton } from '../../states/PanelState/PanelState';
import { formatMoney } from '../money';
import type { OrderValue, WithdrawalQuoteValue, WithdrawalValue } from '../model';
import { OrderName } from '../OrderName/OrderName';
import { obstacles } from './obstacles';
import { content, fact, facts, problem, sentence, term } from './Withdrawal.css';

export type WithdrawalStage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** The first step: what goes back. `changed`: it was another amount a moment ago. */
  | { readonly kind: 'quoted'; readonly quote: WithdrawalQuoteValue; readonly changed: boolean }
  /** The second step. */
  | {
      readonly kind: 'confirming';
      readonly quote: WithdrawalQuoteValue;
      readonly busy: boolean;
      readonly failed: boolean;
    }
  | { readonly kind: 'done'; readonly withdrawal: WithdrawalValue };

export interface WithdrawalDialogProps {
  readonly open: boolean;
  readonly order: OrderValue;
  readonly stage: WithdrawalStage;
  readonly onContinue: () => void;
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The withdrawal from an order in two steps: what goes back, then the confirmation; and that it was received. */
export function WithdrawalDialog(props: WithdrawalDialogProps) {
  const { finalFocus, onClose, open, order, stage } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={<Title stage={stage} />}
      description={<OrderName order={order} />}
    >
      <div className={content}>
        <Stage {...props} />
      </div>
    </Dialog>
  );
}

function Title({ stage: { kind } }: Pick<WithdrawalDialogProps, 'stage'>) {
  if (kind === 'done') {
    return (
      <FormattedMessage
        id="shop.withdraw.done"
        defaultMessage="Withdrawal received"
        description="Title of the dialog once the reader has withdrawn from an order"
      />
    );
  }
  if (kind === 'confirming') {
    return (
      <FormattedMessage
        id="shop.withdraw.confirmTitle"
        defaultMessage="Confirm your withdrawal"
        description="Title of the second step of withdrawing from an order"
      />
    );
  }
  return (
    <FormattedMessage
      id="shop.withdraw.title"
      defaultMessage="Withdraw from this contract"
      description="Title of the first step of withdrawing from an order"
    />
  );
}

function Stage({ onClose, onConfirm, onContinue, onRetry, order, stage }: WithdrawalDialogProps) {
  if (stage.kind === 'loading') return <RowsSkeleton count={2} />;
  if (stage.kind === 'failed') return <RowsFailed onRetry={onRetry} retrying={false} />;
  if (stage.kind === 'done') return <Received withdrawal={stage.withdrawal} onClose={onClose} />;
  const { quote } = stage;
  if (quote.obstacle !== null) {
    return (
      <>
        <p className={sentence}>{obstacles[quote.obstacle]}</p>
        <Choices act={<CloseButton onClose={onClose} />} />
      </>
    );
  }
  if (stage.kind === 'quoted') {
    return (
      <>
        {stage.changed && (
          <Problem>
            <FormattedMessage
              id="shop.withdraw.changed"
              defaultMessage="The amount has changed since you saw it, and nothing has happened yet. This is what goes back now."
              description="In the first step of withdrawing from an order, when points were spent or came back in the meantime"
            />
          </Problem>
        )}
        <Shares refund={quote.refund} points={quote.points} />
        <p className={sentence}>
          <Meaning order={order} />
        </p>
        <Choices
          keep={<KeepButton onClose={onClose} />}
          act={
            <Button tone="primary" fullWidth onClick={onContinue}>
              <FormattedMessage
                id="shop.withdraw.continue"
                defaultMessage="Continue"
                description="Button that leads from the first to the second step of withdrawing from an order"
              />
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      <p className={sentence}>
        <FormattedMessage
          id="shop.withdraw.final"
          defaultMessage="This cannot be undone. The money goes back the way you paid, within 14 days."
          description="In the second step of withdrawing from an order"
        />
      </p>
      <Shares refund={quote.refund} points={quote.points} />
      {stage.failed && !stage.busy && (
        <Problem>
          <FormattedMessage
            id="shop.withdraw.failed"
            defaultMessage="We could not confirm that your withdrawal arrived. Try again: it counts only once."
            description="In the second step of withdrawing from an order, when the answer of the server did not arrive"
          />
        </Problem>
      )}
      <Choices
        keep={<KeepButton onClose={onClose} />}
        act={
          <Button
            tone="danger"
            fullWidth
            onClick={onConfirm}
            busy={stage.busy}
            busyLabel={
              <FormattedMessage
                id="shop.withdraw.sending"
                defaultMessage="One moment"
                description="On the button that confirms a withdrawal while it is on its way"
              />
            }
          >
            <FormattedMessage
              id="shop.withdraw.confirm"
              defaultMessage="Confirm withdrawal"
              description="Button that withdraws from an order; the words follow European law"
            />
          </Button>
        }
      />
    </>
  );
}

function Meaning({ order: { period } }: { readonly order: OrderValue }) {
  if (period === null) {
    return (
      <FormattedMessage
        id="shop.withdraw.meaning"
        defaultMessage="You get back the share of the price whose points are unspent. Those points leave your balance."
        description="What withdrawing from a pack of points means"
      />
    );
  }
  return (
    <FormattedMessage
      id="shop.withdraw.meaningMembership"
      defaultMessage="The membership ends at once and does not renew. You get back the share of the price that is unused: the days left, or the points left where you spent more of those."
      description="What withdrawing from a membership means"
    />
  );
}

function Shares({ points, refund }: Pick<WithdrawalQuoteValue, 'points' | 'refund'>) {
  const intl = useIntl();
  return (
    <dl className={facts}>
      <dt className={term}>
        <FormattedMessage
          id="shop.withdraw.refund"
          defaultMessage="Goes back to you"
          description="Before the amount of money that goes back to the buyer"
        />
      </dt>
      <dd className={fact}>{formatMoney(intl, refund)}</dd>
      <dt className={term}>
        <FormattedMessage
          id="shop.withdraw.points"
          defaultMessage="Points that leave your balance"
          description="Before the number of points that a withdrawal takes"
        />
      </dt>
      <dd className={fact}>
        <FormattedNumber value={points} />
      </dd>
    </dl>
  );
}

function Received({ onClose, withdrawal }: { readonly onClose: () => void; readonly withdrawal: WithdrawalValue }) {
  return (
    <>
      <p role="status" className={sentence}>
        <FormattedMessage
          id="shop.withdraw.received"
          defaultMessage="We received your withdrawal on {at} UTC."
          description="Says the date and the time at which a withdrawal from an order arrived"
          values={{
            at: <FormattedDate value={withdrawal.withdrawnAt} dateStyle="long" timeStyle="medium" timeZone="UTC" />,
          }}
        />
      </p>
      <Shares refund={withdrawal.refund} points={withdrawal.points} />
      <p className={sentence}>
        {withdrawal.mailed ? (
          <FormattedMessage
            id="shop.withdraw.mailed"
            defaultMessage="A mail to your address confirms it."
            description="After a withdrawal: it is acknowledged by mail"
          />
        ) : (
          <FormattedMessage
            id="shop.withdraw.unmailed"
            defaultMessage="Your account has no mail address, so keep this confirmation. You also find it on this page."
            description="After a withdrawal of an account without an address"
          />
        )}
      </p>
      <Choices act={<CloseButton onClose={onClose} />} />
    </>
  );
}

function Choices({ act, keep }: { readonly act: ReactNode; readonly keep?: ReactNode }) {
  return (
    <div className={choices}>
      {keep !== undefined && <span className={choice}>{keep}</span>}
      <span className={choice}>{act}</span>
    </div>
  );
}

function KeepButton({ onClose }: { readonly onClose: () => void }) {
  return (
    <Button fullWidth onClick={onClose}>
      <FormattedMessage
        id="shop.withdraw.keep"
        defaultMessage="Keep the order"
        description="Closes the dialog without withdrawing from an order"
      />
    </Button>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  return (
    <Button fullWidth onClick={onClose}>
      <FormattedMessage
        id="shop.withdraw.close"
        defaultMessage="Close"
        description="Closes the dialog about withdrawing from an order"
      />
    </Button>
  );
}

function Problem({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={problem}>
      <Icon name="warning" size="small" />
      {children}
    </p>
  );
}
