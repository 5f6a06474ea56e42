import { answer } from '@fabula/sdk/mocks';
import { expect, screen } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Collections',
  parameters: { layout: 'fullscreen' },
  args: { path: 'collections' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** The reader's collections. */
export const Own = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Cold nights/ })).toBeVisible();
  },
});

/** A new one could not be saved: what was typed is still there. */
export const NotSaved = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
  beforeEach({ msw }) {
    msw.use(answer('createCollection', 500));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Cold nights/ });
    await userEvent.click(canvas.getByRole('button', { name: 'New collection' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Rainy days');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here.');
    await expect(screen.getByDisplayValue('Rainy days')).toBeVisible();
  },
});

/** A guest signs in first. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to gather characters and stories in collections.')).toBeVisible();
  },
});
