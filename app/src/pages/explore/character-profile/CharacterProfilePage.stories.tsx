import { delay, http } from 'msw';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Character profile',
  parameters: { layout: 'fullscreen' },
  args: { path: 'character-profile/maren-vale' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** A character that exists. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Maren Vale' })).toBeVisible();
  },
});

/** The character is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('*/api/characters/:id', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('banner');
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
});

/** Nobody by this name: the page that stands at unknown addresses. */
export const NotFound = meta.story({
  globals: { scenario: 'notFound' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn(globals, 'states.notFound.title') })).toBeVisible();
  },
});

/** The page did not arrive. */
export const Failed = meta.story({
  globals: { scenario: 'serverError' },
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') }, { timeout: 6000 }),
    ).toBeEnabled();
  },
});
