import { answer, operations } from '@fabula/sdk/mocks';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Terms and privacy',
  parameters: { layout: 'fullscreen' },
  args: { path: 'terms-privacy' },
  globals: { locale: 'en-US' },
  tags: ['no-look'],
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** The page names the operator of the server and the parties that it calls. */
export const Published = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lamplight Reading Society')).toBeVisible();
    await expect(canvas.getByText('models.example')).toBeVisible();
  },
});

/** What the server says of itself did not arrive; trying again shows the page. */
export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(answer('getSiteInfo', 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(answer('getSiteInfo', 200, () => operations.getSiteInfo.examples[200].unpublished));
    await userEvent.click(again);
    await expect(await canvas.findByText(/has not published a name or a contact/)).toBeVisible();
  },
});
