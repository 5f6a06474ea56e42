import { answer } from '@fabula/sdk/mocks';
import { expect, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/White paper',
  parameters: { layout: 'fullscreen' },
  args: { path: 'white-paper' },
  globals: { locale: 'en-US' },
  tags: ['no-look'],
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** The price of this server stands in the figure of a charged reply. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'White paper' })).toBeVisible();
    const [reply] = canvas.getAllByRole('figure');
    if (reply === undefined) throw new Error('There is no figure');
    await expect(await within(reply).findByText('-2')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/en-US/prices');
  },
});

/** Without prices, the paper is there all the same, and its figure names the price instead. */
export const WithoutPrices = meta.story({
  beforeEach({ msw }) {
    msw.use(answer('getOffers', 500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('− price')).toBeVisible();
  },
});

/** In Arabic, the paper says that it is in English and keeps its direction. */
export const InArabic = meta.story({
  globals: { locale: 'ar-SA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-US');
  },
});
