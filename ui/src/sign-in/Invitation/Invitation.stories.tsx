import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { InvitationView, type InvitationState } from './InvitationView';

const first: InvitationState = 'ready';

const meta = preview.meta({
  title: 'Sign-in/Invitation',
  component: InvitationView,
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    state: first,
    brandName: 'Fabula',
    onSignIn: fn(),
    onRetry: fn(),
    exploreHref: '/en-US/character-story-hub',
  },
});

/** The invitation works: one button leads on. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'You are invited to Fabula' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create your account' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});

/** From right to left. */
export const InArabic = meta.story({
  globals: { locale: 'ar-SA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'أنت مدعوّ إلى Fabula' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'إنشاء حسابك' })).toBeVisible();
  },
});

/** The server is asked. */
export const Checking = meta.story({ tags: ['no-look'], args: { state: 'checking' } });

/** Used up, expired, withdrawn or unknown: it is said alike. */
export const Over = meta.story({
  args: { state: 'over' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', args.exploreHref);
  },
});

/** The server did not answer. */
export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    const { bottom } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(retry.getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(24);
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Someone who is signed in needs none. */
export const Registered = meta.story({
  args: { state: 'registered' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You do not need this invitation, and it was not used.')).toBeVisible();
  },
});
