import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import type { OffersValue } from '../model';
import { chooser, note } from './PaymentMethods.css';

interface PaymentMethodsProps {
  readonly methods: OffersValue['methods'];
  /** Undefined for the first. */
  readonly method: string | undefined;
  readonly onMethod: (method: string) => void;
}

/** How a pack is paid, where there are several ways. */
export function PaymentMethods({ method, methods, onMethod }: PaymentMethodsProps) {
  const intl = useIntl();
  const chosen = methods.find(({ name }) => name === method)?.name ?? methods[0]?.name ?? '';
  return (
    <div className={chooser}>
      <SegmentedControl
        label={intl.formatMessage({
          id: 'shop.method.label',
          defaultMessage: 'How to pay',
          description: 'Name of the choice between ways to pay for points, such as card or crypto',
        })}
        value={chosen}
        onChange={onMethod}
        options={methods.map(({ name }) => ({ value: name, label: names[name] ?? name }))}
      />
      {chosen === 'web3' && (
        <p className={note}>
          <FormattedMessage
            id="shop.method.web3Note"
            defaultMessage="You send a stablecoin such as USDC from your wallet. The points arrive when the network has confirmed it."
            description="Below the choice of the way to pay, when crypto is chosen"
          />
        </p>
      )}
    </div>
  );
}

const names: Readonly<Record<string, ReactNode>> = {
  stripe: (
    <FormattedMessage
      id="shop.method.card"
      defaultMessage="Card"
      description="A way to pay: by card, on a payment page"
    />
  ),
  local: (
    <FormattedMessage
      id="shop.method.local"
      defaultMessage="Test checkout"
      description="A way to pay on a server for trying things out, which moves no money"
    />
  ),
  web3: (
    <FormattedMessage
      id="shop.method.web3"
      defaultMessage="Crypto"
      description="A way to pay: in stablecoins on a blockchain"
    />
  ),
};
