import { delay, http, HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const code = '3f9a1c5d7e2b48609bd1f4a7c8e05632';
const held = '*/api/registerlogin/invitation';

const meta = preview.meta({
  title: 'Pages/Invitation',
  tags: ['no-look'],
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US', session: 'guest', scenario: 'byInvitation' },
  args: { path: `invitation#code=${code}` },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** The invitation works: the popup opens, and says that it is there. */
export const Ready = meta.story({
  play: async () => {
    const popup = within(await screen.findByRole('dialog', { name: 'Sign in or join' }));
    await expect(await popup.findByText('Your invitation is ready. Sign in to create your account.')).toBeVisible();
  },
});

/** A code that is none does not reach the server. */
export const NoCode = meta.story({
  args: { path: 'invitation' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
  },
});

/** It is used up, expired or withdrawn. */
export const Over = meta.story({
  args: { path: `invitation#code=${'0'.repeat(32)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
  },
});

/** The server does not answer, and then does. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    cookiesAnswered();
    msw.use(http.post(held, () => HttpResponse.error(), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('dialog', { name: 'Sign in or join' })).toBeVisible();
  },
});

/** The server is slow. */
export const Checking = meta.story({
  beforeEach({ msw }) {
    cookiesAnswered();
    msw.use(http.post(held, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /invit/i })).not.toBeInTheDocument();
  },
});

/** Someone who has an account needs none. */
export const Registered = meta.story({
  globals: { locale: 'en-US', session: 'registered', scenario: 'session' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You already have an account' })).toBeVisible();
  },
});
