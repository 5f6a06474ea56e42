import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { roundTripKeys } from '../../../session/storage-keys';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const says = (text: string) => waitFor(() => expect(screen.getByText(text, { selector: 'p' })).toBeVisible());

const closes = async (text: string) => {
  await says(text);
  const messages = within(screen.getByRole('region', { name: /^Messages/ }));
  await userEvent.click(messages.getByRole('button'));
  await waitFor(() => expect(screen.queryByText(text, { selector: 'p' })).toBeNull());
};

const rewardAtHub = async () => {
  await expect(await screen.findByRole('dialog', { name: 'Today’s reward is ready' })).toBeVisible();
  // What lies behind a popup is hidden from everyone but the eye.
  const behind = { level: 1, name: 'Nine Lanterns to Midnight', hidden: true };
  await expect(await screen.findByRole('heading', behind)).toBeInTheDocument();
};

const returned = 'registerlogin?code=code-1&state=state-1';
const exchange = '*/api/registerlogin/google/callback';

/** The visitor has been sent to Google, and comes back now. */
function awayAtGoogle(): void {
  cookiesAnswered();
  window.localStorage.setItem(roundTripKeys.pending.google, 'true');
  window.localStorage.setItem(roundTripKeys.state, 'state-1');
}

const meta = preview.meta({
  title: 'Pages/Sign in',
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-US' },
  args: { path: 'registerlogin' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** Signing in as a page. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in or join' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
});

/** A code was sent: the address is closed, and waits for the code. */
export const CodeSent = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email or phone' }), 'reader@example.org{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Verification code' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Email or phone' })).toBeDisabled();
    await says('Verification code sent');
  },
});

/** A code for a known visitor: they are in, and at the hub. */
export const LoggedIn = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email or phone' }), 'reader@example.org{Enter}');
    const code = await canvas.findByRole('textbox', { name: 'Verification code' });
    await userEvent.type(code, '123456{Enter}');
    await says('Login successful!');
    await rewardAtHub();
  },
});

/** Back from Google: the code is being exchanged, and everything else waits. */
export const Exchanging = meta.story({
  args: { path: returned },
  beforeEach({ msw }) {
    awayAtGoogle();
    msw.use(http.get(exchange, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { busy: true })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
});

/** The exchange failed: it is said, nothing is pending, and every way in is open again. */
export const Failed = meta.story({
  tags: ['no-look'],
  args: { path: returned },
  beforeEach({ msw }) {
    awayAtGoogle();
    const body = { code: 400, message: 'No', reason: 'VALIDATION_FAILED', requestId: 'req-1', data: null };
    msw.use(http.get(exchange, () => HttpResponse.json(body, { status: 400 })));
  },
  play: async ({ canvas }) => {
    await says('Login failed, please retry');
    await expect(canvas.getByRole('button', { name: /^Google/ })).toBeEnabled();
    await expect(window.localStorage.getItem(roundTripKeys.pending.google)).toBeNull();
  },
});

/** The visitor said no at Google. */
export const Declined = meta.story({
  tags: ['no-look'],
  args: { path: 'registerlogin?error=access_denied&state=state-1' },
  beforeEach: awayAtGoogle,
  play: async () => {
    await says('You came back without signing in. Nothing was shared, and nothing has changed.');
  },
});

/** Google brought someone new: they complete their profile. */
export const Wizard = meta.story({
  globals: { locale: 'en-US', scenario: 'newUser' },
  args: { path: returned },
  beforeEach: awayAtGoogle,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible();
    await closes('Login successful!');
  },
});

/** The profile is filled in by chance and saved: the hub opens. */
export const WizardSaved = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', scenario: 'newUser' },
  args: { path: returned },
  beforeEach: awayAtGoogle,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill blanks' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save & Continue' }));
    await says('Profile completed!');
    await rewardAtHub();
  },
});

/** Registering uses the same form: signing in creates a missing account. */
export const Register = meta.story({
  tags: ['no-look'],
  args: { path: 'register' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in or join' })).toBeVisible();
  },
});

/** A registered visitor has nothing to do here and is sent to the hub. */
export const Registered = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
  beforeEach() {
    cookiesAnswered();
    window.localStorage.setItem('Authorization', 'stored-credential');
    window.localStorage.setItem('Device-ID', 'dev-1');
    window.localStorage.setItem('User-Login-Status', 'REGISTERED');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nine Lanterns to Midnight' })).toBeVisible();
  },
});

/** Over any page, the same in a popup: signing in leaves the visitor where they were. */
export const OverAPage = meta.story({
  tags: ['no-look'],
  args: { path: 'story-hub' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Free Try' }));
    await expect(await screen.findByRole('dialog', { name: 'Sign in or join' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Email or phone' }), 'reader@example.org{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Verification code' }), '123456{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Today’s reward is ready' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search stories', hidden: true })).toBeInTheDocument();
  },
});
