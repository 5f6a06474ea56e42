import { delay, http } from 'msw';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

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
  globals: { locale: 'en-US', scenario: 'notFound' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No room at this address' })).toBeVisible();
  },
});

/** The page did not arrive. */
export const Failed = meta.story({
  globals: { locale: 'en-US', scenario: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 6000 })).toBeEnabled();
  },
});
