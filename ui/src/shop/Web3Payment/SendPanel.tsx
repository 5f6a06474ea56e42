import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { formatMoney } from '../money';
import type { Copied, PayOption, Web3OptionValue, Web3PaymentValue } from './model';
import { SolanaLink } from './SolanaLink';
import {
  addressBox,
  addressEnds,
  addressText,
  amountLine,
  amountText,
  caption,
  fact,
  factName,
  facts,
  factValue,
  only,
  panel,
  symbolText,
  toLine,
} from './SendPanel.css';
import { WalletButtons, type WalletButtonsProps } from './WalletButtons';

interface SendPanelProps extends WalletButtonsProps {
  readonly payment: Web3PaymentValue;
  /** Undefined once there is nothing to send. */
  readonly option: PayOption | undefined;
  readonly copied: Copied;
  readonly onCopy: (what: 'amount' | 'address', text: string) => void;
}

/** What to send and where, and what it is for. */
export function SendPanel({ payment, option, copied, onCopy, ...wallet }: SendPanelProps) {
  const intl = useIntl();
  const { points, price, received } = payment;
  // On Solana, an amount that is sent by hand would not name its order.
  const evm = option !== undefined && 'chainId' in option ? option : undefined;
  const isRest = option !== undefined && payment.state === 'partial';
  return (
    <section className={panel}>
      <p className={caption}>
        {option === undefined ? (
          <FormattedMessage
            id="web3.send.received"
            defaultMessage="Received"
            description="Above the amount that has arrived, on the page of a crypto payment"
          />
        ) : isRest ? (
          <FormattedMessage
            id="web3.send.rest"
            defaultMessage="Still to send"
            description="Above the rest of the amount of a crypto payment of which a part has arrived"
          />
        ) : (
          <FormattedMessage
            id="web3.send.exactly"
            defaultMessage="Send exactly"
            description="Above the amount of a crypto payment"
          />
        )}
      </p>
      <div className={amountLine}>
        {option === undefined ? (
          <bdi className={amountText}>
            {intl.formatNumber(Number(received), { style: 'currency', currency: price.currency })}
          </bdi>
        ) : (
          <>
            <bdi className={amountText}>{option.amount}</bdi>
            <bdi className={symbolText}>{option.symbol}</bdi>
            {evm !== undefined && (
              <CopyButton what="amount" isCopied={copied === 'amount'} onCopy={() => onCopy('amount', evm.amount)} />
            )}
          </>
        )}
      </div>
      {evm !== undefined && <Address option={evm} copied={copied} onCopy={onCopy} />}
      <dl className={facts}>
        {option !== undefined && (
          <Fact
            name={intl.formatMessage({
              id: 'web3.fact.network',
              defaultMessage: 'Network',
              description: 'Name of the fact on which blockchain a payment is made',
            })}
            value={option.network}
          />
        )}
        <Fact
          name={intl.formatMessage({
            id: 'web3.fact.for',
            defaultMessage: 'For',
            description: 'Name of the fact what a payment is for, such as “1,000 points”',
          })}
          value={intl.formatMessage(
            {
              id: 'web3.fact.points',
              defaultMessage: '{points, plural, one {# point} other {# points}}',
              description: 'What a crypto payment is for',
            },
            { points },
          )}
        />
        <Fact
          name={intl.formatMessage({
            id: 'web3.fact.price',
            defaultMessage: 'Price',
            description: 'Name of the fact what an order costs in money',
          })}
          value={formatMoney(intl, price)}
        />
      </dl>
      {evm !== undefined && <WalletButtons {...wallet} />}
      {option !== undefined && evm === undefined && <SolanaLink uri={option.uri} />}
    </section>
  );
}

function Address({
  copied,
  onCopy,
  option,
}: Pick<SendPanelProps, 'copied' | 'onCopy'> & { readonly option: Web3OptionValue }) {
  const id = useId();
  const { address } = option;
  return (
    <div>
      <p className={toLine}>
        <strong id={id}>
          <FormattedMessage
            id="web3.send.to"
            defaultMessage="To this address"
            description="Above the address of a crypto payment"
          />
        </strong>
        <span className={only}>
          <FormattedMessage
            id="web3.send.only"
            defaultMessage="Made for this order only"
            description="Beside the address of a crypto payment: no other order has it"
          />
        </span>
      </p>
      <div className={addressBox}>
        <code className={addressText} dir="ltr" aria-labelledby={id}>
          <span className={addressEnds}>{address.slice(0, 6)}</span>
          {address.slice(6, -6)}
          <span className={addressEnds}>{address.slice(-6)}</span>
        </code>
        <CopyButton what="address" isCopied={copied === 'address'} onCopy={() => onCopy('address', address)} />
      </div>
    </div>
  );
}

interface CopyButtonProps {
  readonly what: 'amount' | 'address';
  readonly isCopied: boolean;
  readonly onCopy: () => void;
}

function CopyButton({ isCopied, onCopy, what }: CopyButtonProps) {
  return (
    <Button size="small" icon={isCopied ? 'check' : 'copy'} onClick={onCopy}>
      <span aria-live="polite">
        {isCopied ? (
          <FormattedMessage
            id="web3.copy.done"
            defaultMessage="Copied"
            description="On a button that has just copied something"
          />
        ) : what === 'amount' ? (
          <FormattedMessage
            id="web3.copy.amount"
            defaultMessage="Copy amount"
            description="Button that copies the amount of a crypto payment"
          />
        ) : (
          <FormattedMessage
            id="web3.copy.address"
            defaultMessage="Copy address"
            description="Button that copies the address of a crypto payment"
          />
        )}
      </span>
    </Button>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={fact}>
      <dt className={factName}>{name}</dt>
      <dd className={factValue}>{value}</dd>
    </div>
  );
}
