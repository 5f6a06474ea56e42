import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/About us',
  parameters: { layout: 'fullscreen' },
  args: { path: 'about-us' },
  globals: { locale: 'en-US' },
  tags: ['no-look'],
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** Reached from the foot of the sidebar; it links the source of this server. */
export const FromTheSidebar = meta.story({
  args: { path: 'terms-privacy' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('link', { name: 'About' }))[0] as HTMLElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: /^About / })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Source code of this server' })).toHaveAttribute(
      'href',
      'https://code.lamplight.example/fabula',
    );
  },
});
