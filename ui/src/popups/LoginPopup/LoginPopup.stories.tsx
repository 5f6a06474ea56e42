import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { samples } from '../../../../.storybook/samples';
import { onPhone, scrollBar } from '../../shell/fixtures';
import { codeSent, login } from '../../sign-in/fixtures/login';
import { signInStages } from '../../sign-in/fixtures/stages';
import { wizard } from '../../sign-in/fixtures/wizard';
import type { SignInStage } from '../../sign-in/Stage/stage';
import { LoginPopup } from './LoginPopup';

const first: SignInStage = { kind: 'login', ...login };

const meta = preview.meta({
  title: 'Popups/Login',
  component: LoginPopup,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onClose: fn(), brandName: 'Fabula', stage: first },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 800 }}>
        <Story />
      </div>
    ),
  ],
});

/** Every state of the popup, chosen by `stage`. */
export const Playground = meta.story({
  tags: ['!test', 'no-look', 'framed'],
  argTypes: { stage: samples(signInStages, 'What the visitor is doing, and what is under way or wrong') },
});

/** A visitor has come: the first field has the focus, the four points stand on the picture. */
export const FirstStep = meta.story({
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await expect(screen.getAllByRole('listitem')).toHaveLength(10);
  },
});

/** The words of the picture, as advertised (Product §1). */
export const Points = meta.story({
  tags: ['no-look'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in or join' });
    await expect(dialog).toHaveAccessibleDescription(
      'Sign in or create an account: we send you a code, no password needed.',
    );
    await expect(screen.getByRole('list', { name: 'What waits for you at Fabula' })).toBeVisible();
    for (const words of [
      '80 free chips for generating images',
      'Unlimited AI friends',
      'Chat without boundaries',
      'Unique AI images',
    ]) {
      await expect(screen.getByText(words)).toBeVisible();
    }
  },
});

/** The code is on its way to the inbox. */
export const CodeSent = meta.story({
  args: { stage: { kind: 'login', ...codeSent, values: { ...codeSent.values, code: '4072' } } },
  play: async () => {
    await screen.findByRole('dialog');
    const [identifier, code] = screen.getAllByRole('textbox');
    await expect(identifier).toBeDisabled();
    await waitFor(() => expect(code).toHaveFocus());
  },
});

/** Where the code went is said under the title. */
export const CodeSentWords = meta.story({
  tags: ['no-look'],
  args: { stage: { kind: 'login', ...codeSent } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Check your inbox' });
    await expect(dialog).toHaveAccessibleDescription('We sent a code to mira@example.com. It works for ten minutes.');
  },
});

/** A forgotten password gets another one with the code. */
export const NewPassword = meta.story({
  tags: ['no-look'],
  args: { stage: { kind: 'login', ...codeSent, step: 'new-password', values: { ...codeSent.values, code: '4072' } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Set a new password' });
    await expect(dialog).toHaveAccessibleDescription(
      'Enter the code we sent to mira@example.com and choose a new password.',
    );
  },
});

/** A phone got the code. */
export const CodeSentToPhone = meta.story({
  tags: ['no-look'],
  args: { stage: { kind: 'login', ...codeSent, values: { ...codeSent.values, identifier: '5551234567' } } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Check your messages' })).toBeVisible();
  },
});

/** Something is wrong with the code; in development the outbox is named. */
export const CodeRefused = meta.story({
  args: {
    stage: {
      kind: 'login',
      ...codeSent,
      resendIn: 0,
      outboxHref: '/outbox',
      values: { ...codeSent.values, code: '407218' },
      problem: { field: 'code', why: 'refused' },
    },
  },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getAllByRole('textbox')[1]).toHaveFocus());
    await expect(screen.getByRole('alert')).toBeVisible();
  },
});

/** On its way in. */
export const SigningIn = meta.story({
  args: {
    stage: {
      kind: 'login',
      ...codeSent,
      values: { ...codeSent.values, code: '407218' },
      pending: { kind: 'signing-in' },
    },
  },
  play: async () => {
    await screen.findByRole('dialog');
    const busy = screen.getAllByRole('button').find((button) => button.getAttribute('aria-busy') === 'true');
    await expect(busy).toBeDisabled();
  },
});

/** A developer's machine: stand-ins and the test account, marked as such. */
export const OnDevelopersMachine = meta.story({
  args: {
    stage: {
      kind: 'login',
      ...login,
      testAccount: true,
      providers: login.providers.map((choice) => ({ ...choice, standIn: true })),
    },
  },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getAllByRole('button').length).toBeGreaterThanOrEqual(10);
  },
});

/** Inside another app, with Google's page on its way. */
export const EmbeddedBrowser = meta.story({
  args: {
    stage: {
      kind: 'login',
      ...login,
      providers: login.providers.map((choice) => ({ ...choice, refusesBrowser: choice.provider === 'google' })),
      pending: { kind: 'provider', provider: 'discord' },
    },
  },
  play: async () => {
    await screen.findByRole('dialog');
    const busy = screen.getAllByRole('button').filter((button) => button.getAttribute('aria-busy') === 'true');
    await expect(busy).toHaveLength(1);
  },
});

/** The wallets, one of them asking its owner. */
export const Wallets = meta.story({
  args: { stage: { kind: 'login', ...login, step: 'wallet', pending: { kind: 'wallet', walletId: 'metamask' } } },
  play: async () => {
    await screen.findByRole('dialog');
    const busy = screen.getAllByRole('button').find((button) => button.getAttribute('aria-busy') === 'true');
    await expect(busy).toHaveTextContent('MetaMask');
  },
});

/** The place of Telegram's own button. */
export const Telegram = meta.story({
  args: { stage: { kind: 'login', ...login, step: 'telegram', telegramFrame: 'about:blank' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.querySelector('iframe')).toHaveAttribute('title');
  },
});

/** The form for testers. */
export const TestAccount = meta.story({
  args: { stage: { kind: 'login', ...login, step: 'test-account' } },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  },
});

/** Someone new: nothing is chosen yet. */
export const WizardEmpty = meta.story({
  args: { stage: { kind: 'wizard', ...wizard } },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getAllByRole('radio')).toHaveLength(5);
  },
});

/** Saving the profile failed: everything is still there. */
export const WizardFailed = meta.story({
  tags: ['one-look'],
  args: {
    stage: {
      kind: 'wizard',
      ...wizard,
      failed: true,
      values: {
        userName: 'Ember Quill',
        userAvatarImageUrl: '/art/1/avatars/nkiru-256.webp',
        motto: 'Collects last lines, loses first drafts.',
      },
    },
  },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('alert')).toBeVisible();
    await expect(screen.getByDisplayValue('Ember Quill')).toBeVisible();
  },
});

/** The profile is being saved. */
export const WizardSaving = meta.story({
  args: {
    stage: {
      kind: 'wizard',
      ...wizard,
      saving: true,
      values: {
        userName: 'Ember Quill',
        userAvatarImageUrl: '/art/1/avatars/nkiru-256.webp',
        motto: 'Collects last lines, loses first drafts.',
      },
    },
  },
  play: async () => {
    await screen.findByRole('dialog');
    const busy = screen.getAllByRole('button').find((button) => button.getAttribute('aria-busy') === 'true');
    await expect(busy).toBeDisabled();
  },
});

/** The name of the second stage, as specified. */
export const WizardWords = meta.story({
  tags: ['no-look'],
  args: { stage: { kind: 'wizard', ...wizard } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Complete Your Profile' });
    await expect(dialog).toHaveAccessibleDescription('This is the card other people see.');
  },
});

/** Only the cross closes. */
export const ClosedByCross = meta.story({
  tags: ['no-look'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A phone: the whole screen, the picture a banner at its head. */
export const OnPhone = meta.story({
  tags: ['no-look'],
  globals: onPhone,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.offsetWidth).toBeGreaterThanOrEqual(window.innerWidth - scrollBar);
    await expect(dialog.offsetHeight).toBeGreaterThanOrEqual(window.innerHeight);
    const field = screen.getByRole('textbox').getBoundingClientRect();
    await expect(field.top).toBeGreaterThanOrEqual(224);
  },
});

/** A wide screen: 900 px, the picture beside the form (Product §2.3). */
export const OnDesktop = meta.story({
  tags: ['no-look'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.offsetWidth).toBe(900);
    const picture = screen.getByRole('list', { name: 'What waits for you at Fabula' }).getBoundingClientRect();
    await expect(picture.right).toBeLessThan(screen.getByRole('textbox').getBoundingClientRect().left);
  },
});

/** The second brand paints its own night. */
export const Noctis = meta.story({
  args: { brandName: 'Noctis' },
  globals: { brand: 'noctis' },
  play: async () => {
    await screen.findByRole('dialog');
    const [points] = screen.getAllByRole('list');
    await expect(points).toHaveAccessibleName(/Noctis/);
  },
});

/** In Arabic the picture stands on the right; addresses and codes run from left to right, beginning where the form does. */
export const InArabic = meta.story({
  tags: ['no-look'],
  globals: { locale: 'ar-SA', viewport: { value: 'desktop', isRotated: false } },
  args: { stage: { kind: 'login', ...codeSent } },
  play: async () => {
    await screen.findByRole('dialog');
    const [identifier] = screen.getAllByRole('textbox');
    const [points] = screen.getAllByRole('list');
    if (identifier === undefined || points === undefined) throw new Error('Neither form nor picture');
    await expect(identifier.getBoundingClientRect().right).toBeLessThan(points.getBoundingClientRect().left);
    await expect(getComputedStyle(identifier)).toMatchObject({ direction: 'ltr', textAlign: 'end' });
  },
});
