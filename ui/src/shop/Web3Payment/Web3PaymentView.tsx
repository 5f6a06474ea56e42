import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Icon } from '../../primitives/Icon/Icon';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { Confirmations } from './Confirmations';
import { keyOf, type PayOption, type Web3PaymentValue } from './model';
import { PaymentCode } from './PaymentCode';
import { SendPanel } from './SendPanel';
import type { WalletButtonsProps } from './WalletButtons';
import {
  choice,
  codePanel,
  codeWords,
  done,
  doneTitle,
  heading,
  leave,
  leaveTitle,
  leaveWords,
  page,
  panels,
  waysOn,
} from './Web3PaymentView.css';
import type { Copied } from './model';

export interface Web3PaymentViewProps extends WalletButtonsProps {
  readonly payment: Web3PaymentValue;
  /** The key of the chosen option; the first one unless it is among them. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly copied: Copied;
  readonly onCopy: (what: 'amount' | 'address', text: string) => void;
  readonly ordersHref: string;
  /** Links: what to do next once it is settled. */
  readonly children?: ReactNode;
}

/**
 * The page of a payment on a chain: amount and address first, then how the transfer comes along.
 */
export function Web3PaymentView(props: Web3PaymentViewProps) {
  const { children, chosen, onChoose, ordersHref, payment, ...sending } = props;
  const intl = useIntl();
  const options = [...payment.options, ...(payment.solana?.options ?? [])];
  const option = options.find((one) => keyOf(one) === chosen) ?? options[0];
  const { currency } = payment.price;
  const money = (text: string) => intl.formatNumber(Number(text), { style: 'currency', currency });
  const words = {
    points: payment.points,
    received: money(payment.received),
    missing: money(payment.missing),
    surplus: money(payment.surplus),
    expiresAt: payment.expiresAt,
    canSend: options.length > 0,
  };
  return (
    <div className={page}>
      <h1 className={heading}>
        <FormattedMessage
          id="web3.title"
          defaultMessage="Pay with crypto"
          description="Heading and title of the page of a crypto payment"
        />
      </h1>
      {option !== undefined && options.length > 1 && (
        <Networks options={options} chosen={keyOf(option)} onChoose={onChoose} />
      )}
      <div className={panels}>
        <SendPanel payment={payment} option={option} {...sending} />
        <section className={codePanel}>
          {option === undefined ? <NothingToSend isLate={payment.state === 'closed'} /> : <Scan option={option} />}
        </section>
      </div>
      <Confirmations payment={payment} words={words} />
      {SETTLED.has(payment.state) ? (
        <div className={waysOn}>
          {children}
          <ToOrders href={ordersHref} />
        </div>
      ) : (
        <Leave ordersHref={ordersHref} />
      )}
    </div>
  );
}

/** There is nothing to wait for. */
const SETTLED: ReadonlySet<Web3PaymentValue['state']> = new Set(['paid', 'over', 'closed']);

interface NetworksProps {
  readonly options: readonly PayOption[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

function Networks({ chosen, onChoose, options }: NetworksProps) {
  const intl = useIntl();
  return (
    <div className={choice}>
      <SegmentedControl
        label={intl.formatMessage({
          id: 'web3.choose',
          defaultMessage: 'Network and token',
          description: 'Name of the choice between blockchains and tokens of a crypto payment',
        })}
        value={chosen}
        onChange={onChoose}
        options={options.map((one) => ({ value: keyOf(one), label: `${one.symbol} · ${one.network}` }))}
      />
    </div>
  );
}

function Scan({ option }: { readonly option: PayOption }) {
  return (
    <>
      <PaymentCode option={option} />
      <p className={codeWords}>
        <FormattedMessage
          id="web3.code.scan"
          defaultMessage="Scan with a wallet app. The code holds the amount and the address."
          description="Below the QR code of a crypto payment"
        />
      </p>
    </>
  );
}

function NothingToSend({ isLate }: { readonly isLate: boolean }) {
  return (
    <div className={done} data-late={isLate || undefined}>
      <Icon name={isLate ? 'clock' : 'success'} size="large" />
      <h2 className={doneTitle}>
        <FormattedMessage
          id="web3.code.closed"
          defaultMessage="Nothing more to send"
          description="In place of the QR code of a crypto payment once everything has arrived or it has expired"
        />
      </h2>
      <p className={codeWords}>
        {isLate ? (
          <FormattedMessage
            id="web3.code.closedLate"
            defaultMessage="The time to pay this order is over."
            description="Below “Nothing more to send”, when an order was not paid in time"
          />
        ) : (
          <FormattedMessage
            id="web3.code.closedWhy"
            defaultMessage="The code is closed so that this order cannot be paid twice."
            description="Below “Nothing more to send”"
          />
        )}
      </p>
    </div>
  );
}

function Leave({ ordersHref }: { readonly ordersHref: string }) {
  const id = useId();
  return (
    <section className={leave} aria-labelledby={id}>
      <div>
        <h2 id={id} className={leaveTitle}>
          <FormattedMessage
            id="web3.leave.title"
            defaultMessage="You can leave this page"
            description="Heading of a note on the page of a crypto payment"
          />
        </h2>
        <p className={leaveWords}>
          <FormattedMessage
            id="web3.leave.text"
            defaultMessage="We keep watching the network and add the points when the transfer is final. Nothing here has to stay open."
            description="On the page of a crypto payment: it continues without the page"
          />
        </p>
      </div>
      <ToOrders href={ordersHref} />
    </section>
  );
}

function ToOrders({ href }: { readonly href: string }) {
  return (
    <ButtonLink href={href}>
      <FormattedMessage
        id="web3.leave.orders"
        defaultMessage="See my orders"
        description="Link from the page of a crypto payment to the buyer’s orders"
      />
    </ButtonLink>
  );
}
