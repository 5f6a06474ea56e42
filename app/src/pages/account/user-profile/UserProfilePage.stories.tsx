import { answer, operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const exampleTime = '2026-11-21T22:00:00Z';

const meta = preview.meta({
  title: 'Pages/User profile',
  parameters: { layout: 'fullscreen' },
  args: { path: 'user-profile' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    MockDate.set(exampleTime);
  },
});

const english = { locale: 'en-US', session: 'registered' } as const;

const said = (words: string) => waitFor(() => expect(screen.getByText(words, { selector: 'p' })).toBeVisible());

/** A reader with a profile, histories and three devices. */
export const Registered = meta.story({
  play: async ({ canvas }) => {
    const name = { level: 1, name: 'Lantern Reader' } as const;
    await expect(await canvas.findByRole('heading', name)).toBeVisible();
    const play = await canvas.findByRole('link', { name: 'Nine Lanterns to Midnight' });
    await expect(play.getAttribute('href')).toMatch(/\/dynamic-story-play\/.*\/nine-lanterns-to-midnight\/rnd-/);
    await canvas.findByText('r•••@example.com');
  },
});

/** A guest: an invitation that leads to signing in, and to it alone. */
export const Guest = meta.story({
  globals: { session: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const link = within(canvas.getByRole('main')).getByRole('link');
    await expect(link.getAttribute('href')).toMatch(/registerlogin$/);
  },
});

/** The first visit of a new account: two histories that say where to begin. */
export const NewAccount = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answer('getMyGenHistory', 200, () => operations.getMyGenHistory.examples[200].empty),
      answer('getMyInteractions', 200, () => operations.getMyInteractions.examples[200].empty),
      answer('listSessions', 200, () => operations.listSessions.examples[200]['only-this-one']),
      answer('getSignInMethods', 200, () => operations.getSignInMethods.examples[200]['wallet-only']),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Lantern Reader' });
    await canvas.findByText('0x71C7…976F');
    const main = within(canvas.getByRole('main'));
    const hrefs = main.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    await expect(hrefs.some((href) => href.endsWith('/character-hub'))).toBe(true);
    await expect(hrefs.some((href) => href.endsWith('/story-hub'))).toBe(true);
  },
});

/** Everything is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('*/api/user*/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    const isRegistered = () => expect(document.documentElement).toHaveAttribute('data-session', 'registered');
    await waitFor(isRegistered);
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
});

/** Nothing but the session arrived. */
export const ServerError = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(
      ...(['getBasicInfo', 'getMyGenHistory', 'getMyInteractions', 'listSessions', 'getSignInMethods'] as const).map(
        (id) => answer(id, 500),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** One part did not arrive; the others stand, and asking again brings it. */
export const OnePartFailed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('listSessions', 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const devices = within(await canvas.findByRole('region', { name: 'Signed-in devices' }));
    const again = await devices.findByRole('button', { name: 'Try again' });
    await expect(await canvas.findByText('r•••@example.com')).toBeVisible();
    msw.use(answer('listSessions', 200));
    await userEvent.click(again);
    await expect(await devices.findByText('This device')).toBeVisible();
  },
});

let answerNow: () => void = () => undefined;

/** A history that is late: its skeleton first, then its rows. */
export const Slow = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const { promise, resolve } = Promise.withResolvers<void>();
    answerNow = resolve;
    msw.use(http.get('*/api/user-profile/get-my-gen-history', async () => promise));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Your creations' })).toHaveAttribute('aria-busy', 'true');
    answerNow();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Your creations' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lantern Reader' })).toBeVisible();
  },
});

/** The profile is changed in place: the header shows it at once. */
export const Edited = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit profile' }));
    const nickname = await canvas.findByRole('textbox', { name: 'Nickname' });
    await expect(nickname).toHaveValue('Lantern Reader');
    await userEvent.clear(nickname);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(nickname).toHaveAccessibleDescription('Please enter a nickname');
    await userEvent.type(nickname, 'Harbour Cat');
    const saved = { ...operations.getBasicInfo.examples[200].registered.data, user_name: 'Harbour Cat' };
    msw.use(answer('getBasicInfo', 200, () => ({ code: 200, message: 'OK', data: saved })));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Harbour Cat' })).toBeVisible();
    await said('Your profile is saved');
    await expect(canvas.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
  },
});

/** Saving fails: what was written stays in the form, and the header shows what is true. */
export const EditFailed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('completeProfile', 500));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit profile' }));
    const motto = await canvas.findByRole('textbox', { name: 'Motto' });
    await userEvent.clear(motto);
    await userEvent.type(motto, 'Naps near lamps.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/Your profile was not saved/)).toBeVisible();
    await expect(motto).toHaveValue('Naps near lamps.');
    await said('Save failed, please retry.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('One more chapter, then sleep.')).toBeVisible();
  },
});

/** The form in place of the head. */
export const Editing = meta.story({
  globals: { session: 'registered' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Lantern Reader' });
    const [edit] = within(canvas.getByRole('main')).getAllByRole('button');
    await userEvent.click(edit as HTMLElement);
    await expect(await canvas.findByRole('radiogroup')).toBeVisible();
  },
});

/** The password is changed; the other devices are gone from the list. */
export const PasswordChanged = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await userEvent.type(canvas.getByLabelText('Current password'), 'seven quiet lamps');
    await userEvent.type(canvas.getByLabelText('New password'), 'eight louder lamps');
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await said('Your password is saved. Other devices are signed out.');
    await expect(await canvas.findByRole('button', { name: 'Change password' })).toHaveFocus();
    const devices = within(canvas.getByRole('region', { name: 'Signed-in devices' }));
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
  },
});

/** The current password is wrong: its field says so. */
export const PasswordRefused = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const refused = operations.changePassword.examples[400]['validation-failed'];
    msw.use(answer('changePassword', 400, () => ({ ...refused, field: 'currentPassword' })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    const current = canvas.getByLabelText('Current password');
    await userEvent.type(current, 'not this one');
    await userEvent.type(canvas.getByLabelText('New password'), 'eight louder lamps{Enter}');
    await expect(await canvas.findByText('This is not your current password')).toBeVisible();
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveValue('not this one');
  },
});

/** The current password is forgotten: a code to the address of the account will do instead. */
export const PasswordForgotten = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot it?' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a code to r•••@example.com' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code from r•••@example.com' }), '482913{Enter}');
    const password = await canvas.findByLabelText('New password');
    await expect(canvas.queryByLabelText('Current password')).not.toBeInTheDocument();
    await userEvent.type(password, 'eight louder lamps{Enter}');
    await said('Your password is saved. Other devices are signed out.');
  },
});

/** The password is removed, once the owner has confirmed with it. */
export const PasswordRemoved = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await userEvent.type(await canvas.findByLabelText('Current password'), 'seven quiet lamps{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove password' }));
    await said('Your password is removed. Other devices are signed out.');
    await expect(await canvas.findByRole('button', { name: 'Set a password' })).toHaveFocus();
  },
});

/** The proof has gone stale while the form was open: it is asked for, and what was typed is still there. */
export const ProofAsked = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('changePassword', 403, () => operations.changePassword.examples[403]['proof-required']));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await userEvent.type(canvas.getByLabelText('Current password'), 'seven quiet lamps');
    await userEvent.type(canvas.getByLabelText('New password'), 'eight louder lamps{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use your password' }));
    await userEvent.type(canvas.getByLabelText('Current password'), 'seven quiet lamps{Enter}');
    await expect(await canvas.findByLabelText('New password')).toHaveValue('eight louder lamps');
  },
});

/** Devices are signed out one by one, then all the others at once. */
export const DevicesSignedOut = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const devices = within(await canvas.findByRole('region', { name: 'Signed-in devices' }));
    await userEvent.click(await devices.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await said('That device is signed out');
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(2));
    const others = devices.getByRole('button', { name: 'Sign out everywhere else' });
    // One thing at a time: the list is asked for again first.
    await waitFor(() => expect(others).toBeEnabled());
    await userEvent.click(others);
    await said('You are signed out everywhere else');
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
  },
});

/** A wallet alone: nothing to set a password beside. */
export const WalletOnly = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', scenario: 'walletOnly' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MetaMask', {})).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /password/i })).not.toBeInTheDocument();
  },
});
