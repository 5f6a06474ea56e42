import { delay, http } from 'msw';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Stories',
  parameters: { layout: 'fullscreen' },
  args: { path: 'story-hub' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** Every story, shelf under shelf. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /The Counting Light/ })).toBeVisible();
  },
});

/** The list is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('*/api/stories', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  },
});

/** Nothing is published yet. */
export const Empty = meta.story({
  globals: { scenario: 'emptyLists' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn(globals, 'explore.empty.title') })).toBeVisible();
  },
});

/** The list did not arrive. */
export const Failed = meta.story({
  globals: { scenario: 'serverError' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});
