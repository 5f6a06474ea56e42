import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Characters',
  parameters: { layout: 'fullscreen' },
  args: { path: 'character-hub' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** Every character, and how many there are. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Maren Vale/ })).toBeVisible();
  },
});

/** The list is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('*/api/characters', () => delay('infinite')));
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

/** Words and tags narrow the list; each can be taken away again. */
export const Narrowed = meta.story({
  globals: { locale: 'en-US' },
  args: { path: 'character-hub?q=light&include=sea-and-salt&exclude=cosy&sort=name' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'With Sea & salt' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Without Cosy' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('name'));
  },
});
