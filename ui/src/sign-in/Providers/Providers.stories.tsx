import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { HeldLogin } from '../fixtures/HeldLogin';
import { login } from '../fixtures/login';
import { LoginForm } from '../LoginForm/LoginForm';
import type { SignInProvider } from '../model';
import { providerNames } from './provider-names';

const meta = preview.meta({
  title: 'Sign-in/Providers',
  component: LoginForm,
  tags: ['no-look'],
  args: login,
  render: (args) => <HeldLogin {...args} />,
});

/** Each party has a button; Telegram has a step of its own. */
export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    for (const [provider, name] of Object.entries(providerNames)) {
      if (provider === 'telegram') continue;
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onProvider).toHaveBeenLastCalledWith(provider);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Telegram' }));
    await expect(args.onStep).toHaveBeenCalledWith('telegram');
  },
});

/** The page of a party is on its way: its button says so, the others wait. */
const goingTo = (provider: SignInProvider) =>
  ({
    args: { pending: { kind: 'provider', provider } },
    play: async ({ canvas }: { canvas: { getByRole: (role: string, options?: object) => HTMLElement } }) => {
      await expect(canvas.getByRole('button', { name: 'Opening' })).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
      await expect(canvas.getByRole('status')).toHaveTextContent(`Opening ${providerNames[provider]}`);
    },
  }) as const;

/** Google's page is on its way. */
export const GooglePending = meta.story(goingTo('google'));

/** Apple's page is on its way. */
export const ApplePending = meta.story(goingTo('apple'));

/** The page of X is on its way. */
export const TwitterPending = meta.story(goingTo('twitter'));

/** Facebook's page is on its way. */
export const FacebookPending = meta.story(goingTo('facebook'));

/** Discord's page is on its way. */
export const DiscordPending = meta.story(goingTo('discord'));

/** Telegram has answered, and the answer is being checked. */
export const TelegramPending = meta.story(goingTo('telegram'));

/** In development stand-ins answer, and their buttons say so. */
export const StandIns = meta.story({
  args: { providers: login.providers.map((choice) => ({ ...choice, standIn: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('local stand-in')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'Google local stand-in' })).toBeEnabled();
  },
});

/** Inside another app, Google refuses its browser: the button says why, and what works instead. */
export const EmbeddedBrowser = meta.story({
  args: {
    providers: login.providers.map((choice) => ({ ...choice, refusesBrowser: choice.provider === 'google' })),
  },
  play: async ({ canvas }) => {
    const google = canvas.getByRole('button', { name: 'Google not in this app' });
    await expect(google).toBeDisabled();
    await expect(google).toHaveAccessibleDescription(/Use a code by email/);
    await expect(canvas.getByText(/Google does not work in this app/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Apple' })).toBeEnabled();
  },
});

/** Where no party and no wallet is set up, the code is the only way. */
export const NoneOffered = meta.story({
  args: { providers: [], wallets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('or continue with')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});
