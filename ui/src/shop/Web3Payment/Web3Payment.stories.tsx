import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { BackToWhere, ToLedger, ToPrices } from '../CheckoutOutcome/CheckoutOutcome';
import { inPart, onSolana, transfer, waiting } from '../fixtures/web3-payment';
import { Confirmations } from './Confirmations';
import { PaymentCode } from './PaymentCode';
import { SendPanel } from './SendPanel';
import { SolanaLink } from './SolanaLink';
import { WalletButtons } from './WalletButtons';
import { Web3PaymentSkeleton } from './Web3PaymentSkeleton';
import { Web3PaymentView } from './Web3PaymentView';

const onPay = fn();
const onCopy = fn();
const onChoose = fn();

const meta = preview.meta({
  title: 'Shop/Web3Payment',
  component: Web3PaymentView,
  subcomponents: { Confirmations, PaymentCode, SendPanel, SolanaLink, WalletButtons, Web3PaymentSkeleton },
  args: {
    payment: waiting,
    chosen: undefined,
    onChoose,
    wallets: [{ id: 'io.metamask', name: 'MetaMask' }],
    walletStage: 'idle' as const,
    onPay,
    copied: undefined,
    onCopy,
    ordersHref: '/en-US/orders',
  },
  argTypes: { children: { control: false } },
});

const gone = { ...waiting, options: [], missing: '0.00' };
const waysOn = (
  <>
    <BackToWhere href="/" first />
    <ToLedger href="/" />
  </>
);

/** Nothing has arrived: amount, address and code, and the wallet of the browser. */
export const Waiting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/11\.90.*USDC.*0x7a3E/);
    const [amount, address, pay] = canvas.getAllByRole('button');
    if (amount === undefined || address === undefined || pay === undefined) throw new Error('A button is missing');
    await userEvent.click(amount);
    await expect(onCopy).toHaveBeenCalledWith('amount', '11.90');
    await userEvent.click(address);
    await expect(onCopy).toHaveBeenLastCalledWith('address', '0x7a3E91c05bd24fA86E1b9C40d7f2358ae6b419c2');
    await userEvent.click(pay);
    await expect(onPay).toHaveBeenCalledWith('io.metamask');
  },
});

/** Several tokens, and no wallet in the browser. */
export const NoWallet = meta.story({
  args: {
    payment: {
      ...waiting,
      options: [...waiting.options, ...waiting.options.map((one) => ({ ...one, symbol: 'USDT', token: one.address }))],
    },
    wallets: [],
  },
  play: async ({ canvas, userEvent }) => {
    const [, other] = canvas.getAllByRole('radio');
    if (other === undefined) throw new Error('There is one token only');
    await userEvent.click(other);
    await expect(onChoose).toHaveBeenCalledWith('8453:0x7a3E91c05bd24fA86E1b9C40d7f2358ae6b419c2');
  },
});

/** On Solana: a link and a code that name the order, and nothing to copy. */
export const OnSolana = meta.story({
  args: { payment: onSolana, wallets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/11\.90.*USDC/);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toContain(onSolana.solana?.options[0]?.uri);
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
});

/** Several networks, Solana among them. */
export const SeveralNetworks = meta.story({
  tags: ['one-look'],
  args: { payment: { ...onSolana, options: waiting.options } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
});

/** The wallet asks its owner. */
export const Asking = meta.story({ tags: ['no-look'], args: { walletStage: 'asking' } });

/** The owner has declined: nothing is lost. */
export const Rejected = meta.story({ tags: ['one-look'], args: { walletStage: 'rejected' } });

/** The transfer is on its way to final, and can be seen in a block explorer. */
export const Seen = meta.story({
  args: { payment: { ...gone, state: 'seen', received: '11.90', confirmations: 5, transfers: [transfer] } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Base/ });
    await expect(link).toHaveAttribute('href', transfer.url);
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** The chain itself says what is final. */
export const SeenUncounted = meta.story({
  tags: ['no-look'],
  args: { payment: { ...gone, state: 'seen', received: '11.90', confirmations: 5, confirmationsNeeded: null } },
});

/** Less than the price has arrived: the rest can be sent. */
export const Partial = meta.story({
  args: { payment: inPart },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.10')).toBeVisible();
  },
});

/** Paid, and the way back. */
export const Paid = meta.story({
  args: { payment: { ...gone, state: 'paid', received: '11.90', confirmations: 12 }, children: waysOn },
});

/** More than the price has arrived. */
export const Over = meta.story({
  tags: ['one-look'],
  args: {
    payment: { ...gone, state: 'over', received: '15.00', surplus: '3.10', confirmations: 12 },
    children: waysOn,
  },
});

/** The network has dropped the transfer. */
export const Reversed = meta.story({ tags: ['one-look'], args: { payment: { ...waiting, state: 'reversed' } } });

/** Too late. */
export const Expired = meta.story({
  tags: ['one-look'],
  args: { payment: { ...gone, state: 'closed' }, children: <ToPrices href="/" first /> },
});

/** On its way, in its true shapes. */
export const Loading = meta.story({ tags: ['one-look'], render: () => <Web3PaymentSkeleton /> });
