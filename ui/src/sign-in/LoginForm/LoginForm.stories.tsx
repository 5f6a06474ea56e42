import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { HeldLogin } from '../fixtures/HeldLogin';
import { codeSent, login } from '../fixtures/login';
import { LoginForm } from './LoginForm';

const meta = preview.meta({
  title: 'Sign-in/Login form',
  component: LoginForm,
  tags: ['no-look'],
  args: login,
  render: (args) => <HeldLogin {...args} />,
});

/** At rest: password managers know the field, phones offer the at sign, and the terms are plain. */
export const Idle = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email or phone' });
    await expect(field).toHaveAttribute('autocomplete', 'username');
    await expect(field).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByText(/you are over 18 and agree to the/)).toBeVisible();
    await expect(canvas.getByText(/New phone numbers and Google or Apple accounts/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terms and Privacy Policy' })).toHaveAttribute(
      'href',
      args.termsHref,
    );
  },
});

/** Enter asks for the code. */
export const NextByEnter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'mira@example.com{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ identifier: 'mira@example.com' });
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

/** The button asks for the code as well. */
export const NextByButton = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

/** The code is on its way: the rest waits, what was typed stays, Enter asks for nothing more. */
export const Sending = meta.story({
  args: { values: { ...login.values, identifier: 'mira@example.com' }, pending: { kind: 'sending-code' } },
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Sending the code' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending the code');
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'x{Enter}');
    await expect(field).toHaveValue('mira@example.com');
    await expect(field).toHaveFocus();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
});

/** Nothing was entered (Product §5.1). */
export const IdentifierEmpty = meta.story({
  args: { problem: { field: 'identifier', why: 'empty' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter email or phone');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

/** What was entered is neither an email nor a phone (Product §5.1); it stays where it is. */
export const IdentifierInvalid = meta.story({
  args: { values: { ...login.values, identifier: 'mira@' }, problem: { field: 'identifier', why: 'invalid' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Please enter a valid email or phone');
    await expect(field).toHaveValue('mira@');
  },
});

/** The server knows better. */
export const IdentifierRefused = meta.story({
  args: { values: { ...login.values, identifier: 'a@x,b@y' }, problem: { field: 'identifier', why: 'refused' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'This email or phone was not accepted. Check it and try again.',
    );
  },
});

/** After sending: the identifier is disabled with a way to change it, and the button reads "Sign in" (Product §4.6). */
export const CodeSent = meta.story({
  args: codeSent,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email or phone' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Email or phone' })).toHaveValue('mira@example.com');
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(canvas.getByText('Send again in 42 s')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(args.onStep).toHaveBeenCalledWith('identifier');
    const field = canvas.getByRole('textbox', { name: 'Email or phone' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('mira@example.com');
  },
});

/** A pasted message holds the code; Enter signs in. */
export const CodePasted = meta.story({
  args: codeSent,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await userEvent.click(field);
    await userEvent.paste('123 456 is your code. It works for 10 minutes.');
    await expect(field).toHaveValue('123456');
    await userEvent.type(field, '{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});

/** A password goes in place of the code. */
export const PasswordEntered = meta.story({
  args: codeSent,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'nine lanterns{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ password: 'nine lanterns' });
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});

/** A phone number was sent the code. */
export const CodeSentToPhone = meta.story({
  args: { ...codeSent, values: { ...codeSent.values, identifier: '5551234567' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email or phone' })).toHaveValue('5551234567');
  },
});

/** Another code may be asked for; the caret stands in the box for it. */
export const CooldownOver = meta.story({
  args: { ...codeSent, resendIn: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toHaveFocus();
  },
});

/** A long wait is told in minutes. */
export const LongCooldown = meta.story({
  args: { ...codeSent, resendIn: 1790 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Send again in 30 min')).toBeVisible();
  },
});

/** Another code is on its way. */
export const SendingAnother = meta.story({
  args: { ...codeSent, pending: { kind: 'sending-code' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  },
});

/** The code is missing (Product §5.2). */
export const CodeEmpty = meta.story({
  args: { ...codeSent, problem: { field: 'code', why: 'empty' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Please enter the verification code');
  },
});

/** A phone that does not say its country: the country is shown, and can be chosen. */
export const PhoneWithoutCountry = meta.story({
  args: {
    values: { ...login.values, identifier: '612345678' },
    countries: {
      value: 'US',
      choices: [
        { code: 'ES', name: 'Spain', callingCode: '34' },
        { code: 'US', name: 'United States', callingCode: '1' },
      ],
      onChange: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const country = canvas.getByRole('combobox', { name: 'Country or region' });
    await expect(country).toHaveValue('US');
    await expect(country).toHaveAccessibleDescription('Or start the number with + and the country code.');
    await userEvent.selectOptions(country, 'ES');
    await expect(args.countries?.onChange).toHaveBeenCalledWith('ES');
  },
});

/** The code does not fit: it stays in its box. */
export const CodeRefused = meta.story({
  args: {
    ...codeSent,
    values: { ...codeSent.values, code: '407218' },
    problem: { field: 'code', why: 'refused' },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('This code is wrong or has expired. Check it, or send a new one.');
    await expect(field).toHaveValue('407218');
  },
});

/** The password does not fit. */
export const PasswordRefused = meta.story({
  args: {
    ...codeSent,
    values: { ...codeSent.values, password: 'nine lanterns' },
    problem: { field: 'password', why: 'refused' },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(
      'This password is wrong. Check it, or leave it empty and use the code.',
    );
    await expect(field).toHaveValue('nine lanterns');
  },
});

/** Neither the code nor the password fits: both stay in their boxes. */
export const CodeAndPasswordRefused = meta.story({
  args: {
    ...codeSent,
    values: { ...codeSent.values, code: '407218', password: 'nine lanterns' },
    problem: { field: 'code', why: 'neither' },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/^Neither the code nor the password is right\./);
    await expect(canvas.getByLabelText('Password')).toHaveValue('nine lanterns');
  },
});

/** The test account needs its name. */
export const TestAccountNameless = meta.story({
  args: { ...login, step: 'test-account', problem: { field: 'identifier', why: 'nameless' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Test account' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Please enter the test account name');
  },
});

/** Name and password of the test account do not fit together. */
export const TestAccountRefused = meta.story({
  args: { ...login, step: 'test-account', problem: { field: 'password', why: 'mismatch' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Test password')).toHaveAccessibleDescription(
      'The name or the password is wrong.',
    );
  },
});

/** The password of someone new is too weak. */
export const PasswordWeak = meta.story({
  args: { ...codeSent, problem: { field: 'password', why: 'weak' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/too short or too easy to guess/);
  },
});

/** On its way in. */
export const SigningIn = meta.story({
  args: { ...codeSent, values: { ...codeSent.values, code: '407218' }, pending: { kind: 'signing-in' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing in' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Change' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing in');
  },
});

/** Failed: every button works again, and nothing that was typed is lost. */
export const Failed = meta.story({
  args: { ...codeSent, values: { identifier: 'mira@example.com', code: '407218', password: 'nine lanterns' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toHaveValue('407218');
    await expect(canvas.getByLabelText('Password')).toHaveValue('nine lanterns');
  },
});

/** In development: where the code arrives is said openly. */
export const OutboxShown = meta.story({
  args: { ...codeSent, outboxHref: '/outbox' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'outbox' })).toHaveAttribute('href', '/outbox');
    await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toHaveAccessibleDescription(
      /no message leaves this machine/,
    );
  },
});

/** A very long address does not break the form. */
export const LongIdentifier = meta.story({
  args: { ...codeSent, values: { ...codeSent.values, identifier: `${'a-very-long-name.'.repeat(9)}@example.com` } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The account that testers share. */
export const TestAccount = meta.story({
  args: { testAccount: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the test account' }));
    const name = canvas.getByRole('textbox', { name: 'Test account' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'tester');
    await userEvent.type(canvas.getByLabelText('Test password'), 'secret{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Other ways to sign in' }));
    await expect(args.onStep).toHaveBeenLastCalledWith('identifier');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email or phone' })).toHaveFocus());
  },
});

/** The password of the test account is missing. */
export const TestPasswordEmpty = meta.story({
  args: { step: 'test-account', testAccount: true, problem: { field: 'password', why: 'empty' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Test password');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Please enter the password');
  },
});

/** Telegram's own button, in a frame that has a name; its place does not move when it comes. */
export const Telegram = meta.story({
  args: { step: 'telegram', telegramFrame: 'about:blank' },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Sign in with Telegram');
    await expect(frame).toHaveAttribute('src', 'about:blank');
    await expect(frame.getBoundingClientRect().height).toBe(140);
  },
});

/** A stand-in for Telegram is a form, and gets the room of one. */
export const TelegramStandIn = meta.story({
  args: {
    step: 'telegram',
    telegramFrame: 'about:blank',
    providers: login.providers.map((choice) => ({ ...choice, standIn: true })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Sign in with Telegram').getBoundingClientRect().height).toBe(440);
  },
});
