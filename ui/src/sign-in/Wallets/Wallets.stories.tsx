import { expect, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { HeldLogin } from '../fixtures/HeldLogin';
import { wallets } from '../fixtures/at-rest';
import { walletStep } from '../fixtures/login';
import { LoginForm } from '../LoginForm/LoginForm';

const meta = preview.meta({
  title: 'Sign-in/Wallets',
  component: LoginForm,
  tags: ['no-look'],
  args: walletStep,
  render: (args) => <HeldLogin {...args} />,
});

/** The line of the first step leads to the list, and the list leads back. */
export const ThereAndBack = meta.story({
  args: { step: 'identifier' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect a wallet' }));
    await expect(args.onStep).toHaveBeenLastCalledWith('wallet');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'MetaMask Detected' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Other ways to sign in' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email or phone' })).toHaveFocus());
  },
});

/** Found and not found; either can be asked. */
export const Listed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'MetaMask Detected' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Phantom Not detected' }));
    await expect(args.onWallet).toHaveBeenNthCalledWith(1, 'metamask');
    await expect(args.onWallet).toHaveBeenNthCalledWith(2, 'phantom');
  },
});

/** A wallet that is missing can be had from its own site, and a protocol that does not work says so. */
export const Missing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Get Phantom' });
    await expect(link).toHaveAttribute('href', 'https://phantom.com/download');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.queryByRole('link', { name: 'Get MetaMask' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'WalletConnect Not supported yet' }));
    await expect(args.onWallet).toHaveBeenLastCalledWith('walletconnect');
  },
});

/** Others that are installed stand in the list by the names they give themselves. */
export const Discovered = meta.story({
  args: {
    wallets: [...wallets, { id: 'io.rabby', name: 'محفظة بعيدة جدا Rabby Wallet', icon: undefined, detected: true }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Rabby Wallet Detected/ })).toBeVisible();
  },
});

/** The wallet asks its owner: the row says so and keeps the focus, and a second press is ignored (Product §4.9). */
export const Pending = meta.story({
  args: { pending: { kind: 'wallet', walletId: 'metamask' } },
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'MetaMask Confirm in the wallet' });
    await userEvent.click(row);
    await userEvent.click(canvas.getByRole('button', { name: 'Phantom Not detected' }));
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(row).toHaveFocus();
    await expect(row).toHaveAttribute('aria-busy', 'true');
    await expect(args.onWallet).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for MetaMask');
  },
});

/** No wallet anywhere: what to do about it. */
export const NoneDetected = meta.story({
  args: { wallets: wallets.map((wallet) => ({ ...wallet, detected: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No wallet was found in this browser/)).toBeVisible();
  },
});
