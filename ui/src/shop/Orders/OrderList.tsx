import { useId } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Link } from '../../primitives/Link/Link';
import { formatMoney } from '../money';
import type { OrderValue } from '../model';
import { WithdrawalNote } from '../Withdrawal/WithdrawalNote';
import { PaymentDocuments } from '../Receipts/PaymentDocuments';
import { OrderLines, OrderName, OrderState } from '../OrderName/OrderName';
import { amount, detail, list, receiptLink, row, title, until, withdraw } from './Orders.css';

interface OrderListProps {
  /** Newest first. */
  readonly orders: readonly OrderValue[];
  readonly onWithdraw: (order: OrderValue) => void;
  /** Where the receipts of an order are. */
  readonly receiptsHref: (checkoutId: string) => string;
  /** Where the gifts are that were bought. */
  readonly giftsHref: string;
  /** Of the page on which a pending payment can be followed. */
  readonly paymentHref: (order: OrderValue) => string | undefined;
}

/** What an account bought; those whose withdrawal period runs can be withdrawn from. */
export function OrderList({ orders, onWithdraw, receiptsHref, giftsHref, paymentHref }: OrderListProps) {
  return (
    <ul className={list}>
      {orders.map((order) => (
        <OrderRow
          key={order.checkoutId}
          order={order}
          onWithdraw={() => onWithdraw(order)}
          receiptsHref={receiptsHref(order.checkoutId)}
          giftsHref={giftsHref}
          payment={paymentHref(order)}
        />
      ))}
    </ul>
  );
}

interface OrderRowProps {
  readonly order: OrderValue;
  readonly onWithdraw: () => void;
  readonly receiptsHref: string;
  readonly giftsHref: string;
  readonly payment: string | undefined;
}

function OrderRow({ order, onWithdraw, receiptsHref, giftsHref, payment }: OrderRowProps) {
  const intl = useIntl();
  const id = useId();
  const { createdAt, documents, isGift = false, lines, paidAt, price, withdrawableUntil, withdrawal } = order;
  return (
    <li className={row}>
      <div>
        <h2 id={id} className={title}>
          <OrderName order={order} />
        </h2>
        {lines.length > 0 && (
          <p className={detail}>
            <OrderLines lines={lines} />
          </p>
        )}
        <p className={detail}>
          <FormattedMessage
            id="shop.orders.detail"
            defaultMessage="{date} · {state}"
            description="Below the name of an order: its day and its state, such as “Paid”"
            values={{
              date: <FormattedDate value={paidAt ?? createdAt} dateStyle="long" />,
              state: <OrderState order={order} />,
            }}
          />
        </p>
        {withdrawal !== null && (
          <p className={detail}>
            <WithdrawalNote withdrawal={withdrawal} />
          </p>
        )}
      </div>
      <span className={amount}>
        {formatMoney(intl, price)}
        {paidAt !== null && (
          <Link href={receiptsHref} aria-describedby={id} className={receiptLink}>
            <FormattedMessage
              id="shop.orders.receipt"
              defaultMessage="Receipt"
              description="Link at an order to what was paid for it, to be printed"
            />
          </Link>
        )}
        {documents !== undefined && <PaymentDocuments documents={documents} className={receiptLink} />}
        {isGift && paidAt !== null && (
          <Link href={giftsHref} aria-describedby={id} className={receiptLink}>
            <FormattedMessage
              id="shop.orders.seeGift"
              defaultMessage="See the gift"
              description="Link at an order that was a gift to the list of gifts, where its link is"
            />
          </Link>
        )}
      </span>
      {payment !== undefined && (
        <div className={withdraw}>
          <ButtonLink size="small" href={payment}>
            <FormattedMessage
              id="shop.orders.payment"
              defaultMessage="See the payment"
              description="Link at an order whose crypto payment is on its way, to the page of that payment"
            />
          </ButtonLink>
        </div>
      )}
      {withdrawableUntil !== null && (
        <div className={withdraw}>
          <Button size="small" aria-describedby={id} onClick={onWithdraw}>
            <FormattedMessage
              id="shop.orders.withdraw"
              defaultMessage="Withdraw from contract"
              description="Button at an order that begins the legal withdrawal from its contract"
            />
          </Button>
          <span className={until}>
            <FormattedMessage
              id="shop.orders.until"
              defaultMessage="Possible until the end of {date} (UTC)"
              description="Beside the button to withdraw from an order: the last day of the withdrawal period"
              values={{ date: <FormattedDate value={withdrawableUntil} dateStyle="long" timeZone="UTC" /> }}
            />
          </span>
        </div>
      )}
    </li>
  );
}
