import { operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { listNotifications, unfollowCreator } = operations;

const meta = preview.meta({
  title: 'Pages/Notifications',
  parameters: { layout: 'fullscreen' },
  args: { path: 'notifications' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    MockDate.set('2026-11-21T22:00:00Z');
  },
});

/** One of each kind, and the creators whom the account follows; all are read with one press. */
export const Loaded = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const creators = { name: wordsIn(globals, 'notification.creators') };
    await expect(await canvas.findByRole('heading', creators)).toBeVisible();
    const markRead = await canvas.findByRole('button', { name: wordsIn(globals, 'notification.markRead') });
    await userEvent.click(markRead);
    await waitFor(() => expect(markRead).not.toBeInTheDocument());
    await expect(canvas.queryAllByText(wordsIn(globals, 'notification.unread'))).toEqual([]);
  },
});

/** Unfollowing did not arrive: the creator is there again. */
export const UnfollowFailed = meta.story({
  tags: ['no-look'],
  globals: { session: 'registered', locale: 'en-US' },
  beforeEach({ msw }) {
    const problem = unfollowCreator.examples[500].internal;
    msw.use(http.delete('*/api/user/followed-creators/:id', () => HttpResponse.json(problem, { status: 500 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unfollow Teo Marchetti' }));
    const failure = await screen.findByText('That did not work, and nothing has changed. Try again.');
    await waitFor(() => expect(failure).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Unfollow Teo Marchetti' })).toBeVisible();
  },
});

/** Nothing yet: the way to characters. */
export const Empty = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(http.get('*/api/user/notifications', () => HttpResponse.json(listNotifications.examples[200].empty)));
  },
  play: async ({ canvas, globals }) => {
    const action = { name: wordsIn(globals, 'notification.noneAction') };
    await expect(await canvas.findByRole('link', action)).toBeVisible();
  },
});

/** A guest is asked to sign in. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { session: 'guest' },
  play: async ({ canvas, globals }) => {
    const heading = { name: wordsIn(globals, 'notification.guestTitle') };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
});

/** The list did not arrive; asking again is one press away. */
export const Failed = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    const problem = listNotifications.examples[500].internal;
    msw.use(http.get('*/api/user/notifications', () => HttpResponse.json(problem, { status: 500 })));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});
