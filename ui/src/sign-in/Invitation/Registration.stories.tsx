import { expect, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { HeldLogin } from '../fixtures/HeldLogin';
import { login } from '../fixtures/login';
import { LoginForm } from '../LoginForm/LoginForm';

const byInvitation = { policy: 'invited', isInvited: false } as const;

const meta = preview.meta({
  title: 'Sign-in/Registration',
  component: LoginForm,
  globals: { locale: 'en-US' },
  args: { ...login, registration: byInvitation },
  render: (args) => <HeldLogin {...args} />,
});

/** New accounts need an invitation: it is said at once, and there is a field for one. */
export const ByInvitation = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('New accounts need an invitation.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have an invitation' }));
    const field = canvas.getByRole('textbox', { name: 'Invitation link or code' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '3f9a1c5d7e2b48609bd1f4a7c8e05632{Enter}');
    await expect(args.onInvitation).toHaveBeenCalledWith('3f9a1c5d7e2b48609bd1f4a7c8e05632');
  },
});

/** An invitation is held: nothing more is asked. */
export const Invited = meta.story({
  args: { registration: { policy: 'invited', isInvited: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your invitation is ready. Sign in to create your account.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'I have an invitation' })).not.toBeInTheDocument();
  },
});

/** No new accounts: those that exist sign in as before. */
export const Closed = meta.story({
  args: { registration: { policy: 'closed', isInvited: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^New accounts are not accepted at the moment/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email or phone' })).toBeEnabled();
  },
});

/** The invitation does not work. */
export const InvitationRefused = meta.story({
  args: { step: 'invitation', problem: { field: 'invitation', why: 'refused' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Invitation link or code' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/This invitation does not work/);
  },
});

/** Nothing, or something else, was entered. */
export const InvitationUnreadable = meta.story({
  tags: ['no-look'],
  args: { step: 'invitation', problem: { field: 'invitation', why: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Please enter an invitation link or its code',
    );
  },
});

/** The server is asked. */
export const InvitationChecking = meta.story({
  tags: ['no-look'],
  args: { step: 'invitation', pending: { kind: 'checking-invitation' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Checking' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking the invitation');
  },
});

/** The operator's own provider beside the other ways. */
export const SingleSignOn = meta.story({
  args: { registration: undefined, singleSignOn: 'Harbour staff' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Harbour staff' }));
    await expect(args.onSingleSignOn).toHaveBeenCalledOnce();
  },
});

/** It is the only way in: there is no field, and nothing else to choose from. */
export const SingleSignOnOnly = meta.story({
  args: { registration: undefined, singleSignOn: 'Harbour staff', hasCodes: false, providers: [], wallets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** Its page is being opened. */
export const SingleSignOnPending = meta.story({
  tags: ['no-look'],
  args: { registration: undefined, singleSignOn: 'Harbour staff', pending: { kind: 'provider', provider: 'oidc' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Opening' })).toHaveAttribute('aria-busy', 'true');
  },
});
