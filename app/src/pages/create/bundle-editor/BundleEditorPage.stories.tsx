import { answer } from '@fabula/sdk/mocks';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const bundleId = 'bnd-2f6a9c1e4d7b4830';

const meta = preview.meta({
  title: 'Pages/BundleEditor',
  parameters: { layout: 'fullscreen' },
  args: { path: `bundles/${bundleId}` },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** A bundle is changed, and what its creator gets follows the price. */
export const Editing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Three nights by the sea')).toBeVisible();
  },
});

/** It is saved, and the list shows it. */
export const Saved = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Two nights');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: 'Two nights' })).toBeVisible();
  },
});

/** It could not be saved: what was written is still there. */
export const NotSaved = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
  beforeEach({ msw }) {
    msw.use(answer('saveBundle', 500));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('What you wrote is still here.');
  },
});

/** A new bundle begins empty, with a price to change. */
export const New = meta.story({
  tags: ['no-look'],
  args: { path: 'bundles/new' },
  globals: { locale: 'en-US', session: 'registered' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You get 35 points of 50.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
});
