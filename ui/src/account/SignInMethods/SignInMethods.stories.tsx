import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Part } from '../../layout/Part/Part';
import { methods } from '../fixtures/account';
import { SignInMethods } from './SignInMethods';

const meta = preview.meta({
  title: 'Account/Ways to sign in',
  component: SignInMethods,
  args: { methods, hasPassword: true, mayHavePassword: true, onChangePassword: fn(), onRemovePassword: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <Part kind="panel" title="Ways to sign in">
        <SignInMethods {...args} />
      </Part>
    </div>
  ),
});

/** Email, phone, an account elsewhere, a wallet, and a password. */
export const Many = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('r•••@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemovePassword).toHaveBeenCalledOnce();
  },
});

/** No password yet: one can be set. */
export const WithoutPassword = meta.story({
  tags: ['no-look'],
  args: { methods: methods.slice(0, 1), hasPassword: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Not set: you sign in with a code')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set a password' }));
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
  },
});

/** A wallet alone: there is no name that a password could stand beside. */
export const WalletOnly = meta.story({
  tags: ['no-look'],
  args: { methods: methods.slice(-1), hasPassword: false, mayHavePassword: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MetaMask')).toBeVisible();
    await expect(canvas.queryByText('Password')).not.toBeInTheDocument();
  },
});

/** Every way has a name and a sign. */
export const EveryKind = meta.story({
  tags: ['no-look'],
  args: {
    methods: (
      [
        'email',
        'phone',
        'google',
        'apple',
        'twitter',
        'facebook',
        'discord',
        'telegram',
        'metamask',
        'phantom',
        'test',
      ] as const
    ).map((kind) => ({ kind, label: '' })),
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(row).not.toHaveTextContent(/^$/);
      await expect(row.querySelector('svg')).toBeVisible();
    }
  },
});
