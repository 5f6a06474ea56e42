import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import type { Web3Payment } from '@fabula/sdk';
import { LoadFailed } from '@fabula/ui';
import { BackToWhere, CheckoutOutcome, ToLedger, ToPrices } from '@fabula/ui/shop';
import { keyOf, Web3PaymentSkeleton, Web3PaymentView, type Copied, type WalletStage } from '@fabula/ui/web3-payment';

import { copyText } from '../../../browser/hand-on';
import { useApp } from '../../../context/use-app';
import { isNotFound } from '../../../data/query-clients';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { safePath } from '../../../session/sign-in/door/safe-path';
import { useAnnouncedWallets } from '../../../session/sign-in/wallets/use-announced-wallets';
import { sendTransfer } from './send-transfer';
import { useWeb3Payment } from './use-web3-payment';

/** The page on which an order is paid on a chain, of the purchase in `?checkoutId=`. */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const [search] = useSearchParams();
  const checkoutId = search.get('checkoutId');
  const { data: payment, error, isFetching, refetch } = useWeb3Payment(checkoutId);
  useHead({
    title: intl.formatMessage({
      id: 'web3.title',
      defaultMessage: 'Pay with crypto',
      description: 'Heading and title of the page of a crypto payment',
    }),
    description: intl.formatMessage({
      id: 'web3.description',
      defaultMessage: 'The amount and the address of your payment, and how it stands.',
      description: 'Description of the page of a crypto payment, for link previews',
    }),
    isIndexed: false,
  });
  if (checkoutId === null || isNotFound(error)) {
    return (
      <CheckoutOutcome kind="unknown" points={0} price={{ amount: 0, currency: 'USD' }}>
        <ToLedger href={paths.bonus.href(locale)} first />
        <ToPrices href={paths.prices.href(locale)} />
      </CheckoutOutcome>
    );
  }
  if (payment !== undefined) return <Payment payment={payment} />;
  if (error !== null) return <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />;
  return <Web3PaymentSkeleton />;
}

function Payment({ payment }: { readonly payment: Web3Payment }) {
  const locale = useLocale();
  const wallets = useAnnouncedWallets();
  const [chosen, setChosen] = useState<string>();
  const [copied, setCopied] = useState<Copied>();
  const [stage, setStage] = useState<WalletStage>('idle');

  const pay = async (walletId: string) => {
    const provider = wallets.find(({ rdns }) => rdns === walletId)?.provider;
    const option = payment.options.find((one) => keyOf(one) === chosen) ?? payment.options[0];
    if (provider === undefined || option === undefined) return;
    setStage('asking');
    setStage(await sendTransfer(provider, option));
  };
  const copy = async (what: 'amount' | 'address', text: string) => {
    setCopied((await copyText(text)) === 'copied' ? what : undefined);
  };
  return (
    <Web3PaymentView
      payment={payment}
      chosen={chosen}
      onChoose={(key) => {
        setChosen(key);
        setCopied(undefined);
      }}
      copied={copied}
      onCopy={(what, text) => void copy(what, text)}
      wallets={wallets.map(({ name, rdns }) => ({ id: rdns, name }))}
      // A rest can be sent once the first part has arrived.
      walletStage={stage === 'sent' && payment.state === 'partial' ? 'idle' : stage}
      onPay={(walletId) => void pay(walletId)}
      ordersHref={paths.orders.href(locale)}
    >
      <WaysOn payment={payment} />
    </Web3PaymentView>
  );
}

function WaysOn({ payment }: { readonly payment: Web3Payment }) {
  const locale = useLocale();
  const { publicUrl } = useApp();
  const back = safePath(payment.returnPath ?? undefined, publicUrl);
  if (payment.state === 'closed') return <ToPrices href={paths.prices.href(locale)} first />;
  if (payment.state !== 'paid' && payment.state !== 'over') return null;
  return (
    <>
      {back !== undefined && <BackToWhere href={back} first />}
      <ToLedger href={paths.bonus.href(locale)} first={back === undefined} />
    </>
  );
}
