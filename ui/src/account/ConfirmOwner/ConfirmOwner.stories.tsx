import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { ConfirmOwner } from './ConfirmOwner';

const meta = preview.meta({
  title: 'Account/Confirm owner',
  component: ConfirmOwner,
  args: {
    ways: ['password', 'email', 'phone'] as const,
    way: 'password' as const,
    onWay: fn(),
    sent: false,
    value: '',
    onChange: fn(),
    busy: false,
    onWallet: fn(),
    onSend: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: function Typing({ value: first, onChange, ...rest }) {
    const [value, setValue] = useState(first);
    return (
      <div style={{ maxInlineSize: 360 }}>
        <ConfirmOwner
          {...rest}
          value={value}
          onChange={(typed) => {
            onChange(typed);
            setValue(typed);
          }}
        />
      </div>
    );
  },
});

const byEmail = { way: 'email', address: 'r•••@example.com' } as const;

/** The password is asked for, with the other ways below. */
export const PasswordAsked = meta.story({
  play: async () => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute('autocomplete', 'current-password'));
  },
});

/** The password is asked for first; Enter hands it in; a code is the other way. */
export const ByPassword = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
    await userEvent.keyboard('seven quiet lamps{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a code by email' }));
    await expect(args.onWay).toHaveBeenCalledWith('email');
  },
});

/** No code was sent yet: the button says where it will go, and has the focus. */
export const CodeWanted = meta.story({
  tags: ['no-look'],
  args: { ...byEmail, ways: ['email'] as const },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send a code to r•••@example.com' });
    await waitFor(() => expect(send).toHaveFocus());
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** The code was sent: its box has the focus, and another one can be sent. */
export const CodeSent = meta.story({
  tags: ['no-look'],
  args: { ...byEmail, sent: true },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code from r•••@example.com' });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('407218{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** The code is wrong. */
export const CodeWrong = meta.story({
  args: { ...byEmail, sent: true, value: '407218', problem: 'code-wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

/** The code could not be sent. */
export const NotSent = meta.story({
  args: { ...byEmail, failure: 'not-sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** On its way: nothing is sent twice. */
export const Busy = meta.story({
  tags: ['no-look'],
  args: { ...byEmail, sent: true, value: '407218', busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'One moment' })).toHaveAttribute('aria-busy', 'true');
  },
});

const byWallet = {
  way: 'wallet',
  ways: ['email', 'wallet'] as const,
  wallets: [
    { id: 'metamask', name: 'MetaMask' },
    { id: 'phantom', name: 'Phantom' },
  ],
} as const;

/** The wallets of this browser: one press asks for a signature; a code is the other way. */
export const ByWallet = meta.story({
  tags: ['no-look'],
  args: byWallet,
  play: async ({ args, canvas, userEvent }) => {
    const sign = canvas.getByRole('button', { name: 'Sign with MetaMask' });
    await waitFor(() => expect(sign).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onWallet).toHaveBeenCalledWith('metamask');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a code by email' }));
    await expect(args.onWay).toHaveBeenCalledWith('email');
  },
});

/** There is no wallet here. */
export const NoWallet = meta.story({
  tags: ['no-look'],
  args: { ...byWallet, wallets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No wallet was found in this browser\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Sign with/ })).not.toBeInTheDocument();
  },
});

/** The wallet that signed belongs to another account. */
export const WalletOther = meta.story({
  tags: ['no-look'],
  args: { ...byWallet, failure: 'wallet-other' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This wallet does not sign in to your account.');
    await expect(canvas.getByRole('button', { name: 'Sign with Phantom' })).toBeEnabled();
  },
});

/** The wallet is asked: nothing is asked twice. */
export const WalletBusy = meta.story({
  tags: ['no-look'],
  args: { ...byWallet, wallets: [{ id: 'metamask', name: 'MetaMask' }], busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One moment' }));
    await expect(args.onWallet).not.toHaveBeenCalled();
  },
});
