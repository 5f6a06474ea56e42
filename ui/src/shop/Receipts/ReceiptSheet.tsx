import { useId, type ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';

import { formatMoney } from '../money';
import type { ReceiptValue } from '../model';
import { OrderLines, OrderName } from '../OrderName/OrderName';
import { PaymentDocuments } from './PaymentDocuments';
import { fact, facts, links, number as numberStyle, outside, quiet, sheet, sum, sums, top, what } from './Receipts.css';

/** A receipt, as it is printed. */
export function ReceiptSheet({ receipt }: { readonly receipt: ReceiptValue }) {
  const intl = useIntl();
  const id = useId();
  const {
    buyer,
    checkoutId,
    country,
    discount,
    documents,
    from,
    issuedAt,
    lines,
    movedNoMoney,
    number,
    paidAt,
    price,
    refunded,
    seller,
    tax,
    until,
  } = receipt;
  return (
    <section aria-labelledby={id} className={sheet}>
      <div className={top}>
        <h2 id={id} className={numberStyle}>
          <FormattedMessage
            id="shop.receipt.number"
            defaultMessage="Receipt {number}"
            description="Heading of a receipt, with its number"
            values={{ number: <bdi>{number}</bdi> }}
          />
        </h2>
        <p className={quiet}>
          <FormattedMessage
            id="shop.receipt.issued"
            defaultMessage="Issued on {date}"
            description="Beside the number of a receipt"
            values={{ date: <Day at={issuedAt} /> }}
          />
        </p>
      </div>
      {movedNoMoney && (
        <p className={quiet}>
          <FormattedMessage
            id="shop.receipt.noMoney"
            defaultMessage="Paid at the test checkout of this server: no money has moved."
            description="On a receipt of a server on which nothing can be paid for real"
          />
        </p>
      )}
      <dl className={facts}>
        <Fact
          label={
            <FormattedMessage id="shop.receipt.seller" defaultMessage="Sold by" description="On a receipt: who sold" />
          }
        >
          {seller === null ? <Unnamed /> : <bdi>{seller.name}</bdi>}
          {seller !== null && seller.contact !== null && (
            <span className={quiet}>
              <br />
              <bdi>{seller.contact}</bdi>
            </span>
          )}
        </Fact>
        <Fact
          label={
            <FormattedMessage id="shop.receipt.buyer" defaultMessage="Sold to" description="On a receipt: who bought" />
          }
        >
          <bdi>{buyer}</bdi>
        </Fact>
        <Fact
          label={
            <FormattedMessage id="shop.receipt.paid" defaultMessage="Paid on" description="On a receipt: its day" />
          }
        >
          <Day at={paidAt} />
        </Fact>
        <Fact
          label={
            <FormattedMessage
              id="shop.receipt.order"
              defaultMessage="Order"
              description="On a receipt: what identifies the order"
            />
          }
        >
          <bdi>{checkoutId}</bdi>
        </Fact>
        {country !== undefined && (
          <Fact
            label={
              <FormattedMessage
                id="shop.receipt.country"
                defaultMessage="Country"
                description="On a receipt: where the buyer is, as the payment provider says"
              />
            }
          >
            {intl.formatDisplayName(country, { type: 'region' })}
          </Fact>
        )}
      </dl>
      <table className={sums}>
        <tbody>
          {lines.map((line) => (
            <tr key={line.offerId}>
              <th scope="row" className={what}>
                <OrderLines lines={[line]} />
              </th>
              <td className={sum}>{formatMoney(intl, { ...line.price, amount: line.price.amount * line.quantity })}</td>
            </tr>
          ))}
          {discount.amount > 0 && (
            <tr>
              <th scope="row" className={what}>
                <FormattedMessage
                  id="shop.receipt.coupon"
                  defaultMessage="Coupon"
                  description="On a receipt, before what a coupon took off"
                />
              </th>
              <td className={sum}>{formatMoney(intl, { ...discount, amount: -discount.amount })}</td>
            </tr>
          )}
          <tr>
            <th scope="row" className={what}>
              <OrderName order={receipt} />
              {from !== null && until !== null && (
                <span className={quiet}>
                  <br />
                  {intl.formatDateTimeRange(new Date(from), new Date(until), { dateStyle: 'long', timeZone: 'UTC' })}
                </span>
              )}
            </th>
            <td className={sum}>{formatMoney(intl, price)}</td>
          </tr>
          {tax !== undefined && (
            <tr>
              <th scope="row" className={what}>
                <TaxName percent={tax.percent} />
              </th>
              <td className={sum}>{formatMoney(intl, tax.amount)}</td>
            </tr>
          )}
          {refunded.amount > 0 && (
            <tr>
              <th scope="row" className={what}>
                <FormattedMessage
                  id="shop.receipt.refunded"
                  defaultMessage="Refunded"
                  description="On a receipt: the money that has gone back"
                />
              </th>
              <td className={sum}>{formatMoney(intl, { ...refunded, amount: -refunded.amount })}</td>
            </tr>
          )}
          <tr>
            <th scope="row" className={what}>
              <FormattedMessage
                id="shop.receipt.total"
                defaultMessage="Total, tax included"
                description="On a receipt: what was paid less what has gone back"
              />
            </th>
            <td className={sum}>{formatMoney(intl, { ...price, amount: price.amount - refunded.amount })}</td>
          </tr>
        </tbody>
      </table>
      {documents !== undefined && (
        <p className={links}>
          <PaymentDocuments documents={documents} className={outside} />
        </p>
      )}
    </section>
  );
}

function TaxName({ percent }: { readonly percent: number | null }) {
  const intl = useIntl();
  if (percent === null) {
    return (
      <FormattedMessage
        id="shop.receipt.tax"
        defaultMessage="Tax within the price"
        description="On a receipt, before the amount of tax that is part of the price"
      />
    );
  }
  return (
    <FormattedMessage
      id="shop.receipt.taxRate"
      defaultMessage="Tax within the price ({rate})"
      description="On a receipt, before the amount of tax that is part of the price; the rate is such as 19%"
      values={{ rate: intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 3 }) }}
    />
  );
}

function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={quiet}>{label}</dt>
      <dd className={fact}>{children}</dd>
    </div>
  );
}

/** In UTC, so that a receipt says the same wherever it is read. */
function Day({ at }: { readonly at: string }) {
  return <FormattedDate value={at} dateStyle="long" timeZone="UTC" />;
}

function Unnamed() {
  return (
    <FormattedMessage
      id="shop.receipt.unnamed"
      defaultMessage="The operator of this site has not published a name."
      description="On a receipt, in place of the seller's name"
    />
  );
}
