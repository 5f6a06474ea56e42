import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { DeleteAccount, SignInAgain, type DeleteAccountProps } from './DeleteAccount';

const args: DeleteAccountProps = {
  open: true,
  step: 'facts',
  nickname: 'Lantern Reader',
  points: 240,
  hasMembership: true,
  proof: undefined,
  typed: '',
  differs: false,
  failed: false,
  busy: false,
  onContinue: fn(),
  onType: fn(),
  onDelete: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Account/Delete account',
  component: DeleteAccount,
  render: (args: DeleteAccountProps) => <DeleteAccount {...args} />,
  args,
});

/** What goes, what stays and why, before anything happens. */
export const Facts = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** The account is kept, or the next step follows. */
export const FactsAnswered = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Delete your account?' });
    await expect(screen.getByText('240 points are lost.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

/** Nothing is lost that was paid for. */
export const NothingPaid = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { points: 0, hasMembership: false },
  play: async () => {
    await screen.findByText('What stays');
    await expect(screen.queryByText('Your membership')).not.toBeInTheDocument();
    await expect(screen.queryByText('Your points')).not.toBeInTheDocument();
  },
});

/** An account of a provider: nothing but a new sign-in says who is there. */
export const ProviderAlone = meta.story({
  args: { step: 'proof', proof: <SignInAgain onContinue={fn()} onCancel={fn()} /> },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** The nickname is the last step; Enter hands it in. */
export const TypeNickname = meta.story({
  args: { step: 'nickname', typed: 'Lantern Reader' },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /Lantern Reader/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

/** Something else was typed. */
export const OtherNickname = meta.story({
  args: { step: 'nickname', typed: 'Lantern', differs: true },
  play: async () => {
    const field = await screen.findByRole('textbox');
    await expect(field).toHaveAccessibleDescription(/./);
    await expect(field).toBeInvalid();
  },
});

/** A name that is as long as names can be. */
export const LongNickname = meta.story({
  tags: ['no-look'],
  args: { step: 'nickname', nickname: 'Donaudampfschifffahrtsgesellschaftskapitän' },
});

/** It failed: it can be tried again. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { step: 'nickname', typed: 'Lantern Reader', failed: true },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The account was not deleted. Try again.');
  },
});

/** It is being deleted: the dialog stays until it is known what became of it. */
export const Deleting = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { step: 'nickname', typed: 'Lantern Reader', busy: true },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Deleting' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
