import { expect, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { HeldLogin } from '../fixtures/HeldLogin';
import { codeSent } from '../fixtures/login';
import { LoginForm } from './LoginForm';

const meta = preview.meta({
  title: 'Sign-in/New password',
  component: LoginForm,
  args: codeSent,
  // As wide as in the popup.
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <HeldLogin {...args} />
    </div>
  ),
});

/** A forgotten password: the same code sets a new one, in a box that password managers fill with a proposal. */
export const PasswordForgotten = meta.story({
  tags: ['no-look'],
  args: codeSent,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }));
    await expect(args.onStep).toHaveBeenCalledWith('new-password');
    const code = canvas.getByRole('textbox', { name: 'Verification code' });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '407218');
    const password = canvas.getByLabelText('New password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAccessibleDescription('At least 8 characters. Your other devices will be signed out.');
    await userEvent.type(password, 'nine lanterns{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign-in' }));
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
});

/** The new password is too easy: it is said under its box, and the code stays. */
export const NewPasswordWeak = meta.story({
  args: {
    ...codeSent,
    step: 'new-password',
    values: { ...codeSent.values, code: '407218', password: 'password' },
    problem: { field: 'password', why: 'weak' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute('autocomplete', 'new-password'));
    await expect(document.activeElement).toBeInvalid();
    await expect(canvas.getByDisplayValue('407218')).toBeVisible();
  },
});

/** The code of the step for a forgotten password is wrong. */
export const NewPasswordCodeRefused = meta.story({
  tags: ['no-look'],
  args: {
    ...codeSent,
    step: 'new-password',
    values: { ...codeSent.values, code: '407218', password: 'nine lanterns' },
    problem: { field: 'code', why: 'refused' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveValue('nine lanterns');
  },
});

/** The new password is on its way: nothing can be changed or sent twice. */
export const NewPasswordSaving = meta.story({
  tags: ['no-look'],
  args: {
    ...codeSent,
    step: 'new-password',
    values: { ...codeSent.values, code: '407218', password: 'nine lanterns' },
    pending: { kind: 'signing-in' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing in' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Back to sign-in' })).toBeDisabled();
  },
});
