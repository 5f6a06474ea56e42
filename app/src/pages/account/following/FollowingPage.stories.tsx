import { operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { getFeedNews, listFeed, markFeedSeen } = operations;
const seen = fn();

const meta = preview.meta({
  title: 'Pages/Following',
  parameters: { layout: 'fullscreen' },
  args: { path: 'following' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach({ msw }) {
    cookiesAnswered();
    MockDate.set('2026-11-21T22:00:00Z');
    seen.mockClear();
    msw.use(
      http.get('*/api/user/feed/news', () => HttpResponse.json(getFeedNews.examples[200].typical)),
      http.put('*/api/user/feed/seen', async ({ request }) => {
        seen(await request.json());
        return HttpResponse.json(markFeedSeen.examples[200].done);
      }),
    );
  },
});

/** A post, a story and a character; looking at them is told to the server, and the number goes. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const [newest] = listFeed.examples[200].typical.data.items;
    await expect(await canvas.findByRole('heading', { name: 'Winter at Heron Pass' })).toBeVisible();
    await waitFor(() => expect(seen).toHaveBeenCalledWith({ until: newest?.at }));
  },
});

/** Nothing yet: the way to characters. */
export const Empty = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(http.get('*/api/user/feed', () => HttpResponse.json(listFeed.examples[200].empty)));
  },
  play: async ({ canvas, globals }) => {
    const action = { name: wordsIn(globals, 'feed.empty.action') };
    await expect(await canvas.findByRole('link', action)).toBeVisible();
    await expect(seen).not.toHaveBeenCalled();
  },
});

/** A guest is asked to sign in. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { session: 'guest' },
  play: async ({ canvas, globals }) => {
    const heading = { name: wordsIn(globals, 'feed.guest.title') };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
});

/** The list did not arrive; asking again is one press away. */
export const Failed = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    const problem = listFeed.examples[500].internal;
    msw.use(http.get('*/api/user/feed', () => HttpResponse.json(problem, { status: 500 })));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});
