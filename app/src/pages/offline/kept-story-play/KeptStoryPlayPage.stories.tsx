import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Kept story',
  parameters: { layout: 'fullscreen' },
  args: { path: 'kept-stories/a-story-of-another-device/play' },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** The story is not on this device: the way to those that are. */
export const Missing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not kept on this device' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All kept stories' })).toBeVisible();
  },
});
