import { answer, operations } from '@fabula/sdk/mocks';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Product',
  parameters: { layout: 'fullscreen' },
  args: { path: 'product/brass-lantern' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

const english = { locale: 'en-US', session: 'registered' } as const;
const { buyProduct, getBasicInfo } = operations;

/** The button that buys, once it is known who reads. */
async function findBuy(canvas: { findByRole: (role: 'button', options: { name: string }) => Promise<HTMLElement> }) {
  const button = await canvas.findByRole('button', { name: 'Buy for 240 points' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

const reader = getBasicInfo.examples[200].registered;

/** A frame on the reader’s own picture, its price, and what is left after it. */
export const ForSale = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('radio', { name: wordsIn(globals, 'shop.productPage.you') })).toBeChecked();
    await waitFor(() => expect(canvas.getByText(wordsIn(globals, 'shop.productPage.money'))).toBeVisible());
  },
});

/** It is bought at once, put on and taken off; the header wears it. */
export const BoughtAndWorn = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    await userEvent.click(await findBuy(canvas));
    await screen.findByText('Brass lantern is yours.');
    const wear = await canvas.findByRole('button', { name: 'Wear it now' });
    msw.use(
      answer('getBasicInfo', 200, () => ({ ...reader, data: { ...reader.data, user_frame_id: 'brass-lantern' } })),
    );
    await userEvent.click(wear);
    await expect(await canvas.findByRole('button', { name: 'Take it off' })).toBeVisible();
    await expect(canvas.getByText('You are wearing it.')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('header [data-frame="brass-lantern"]')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Take it off' }));
    await expect(await canvas.findByRole('button', { name: 'Wear it now' })).toBeVisible();
  },
});

/** A guest who buys is asked to sign in first. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findBuy(canvas));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** The points do not suffice: how many are missing, and the way to them and back. */
export const TooFewPoints = meta.story({
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getBasicInfo', 200, () => ({ ...reader, data: { ...reader.data, points: 100 } })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need 140 more points.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get points' })).toHaveAttribute(
      'href',
      '/en-US/prices?back=%2Fen-US%2Fproduct%2Fbrass-lantern&need=240',
    );
  },
});

/** Another tab has bought it meanwhile: nothing is charged, and the page shows that it is the reader’s. */
export const OwnedMeanwhile = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('buyProduct', 409, () => buyProduct.examples[409].conflict));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const buy = await findBuy(canvas);
    const owned = [{ productId: 'brass-lantern' as const, boughtAt: '2026-01-15T20:00:00Z', worn: false }];
    msw.use(answer('listOwnedProducts', 200, () => ({ code: 200, message: 'OK', data: { items: owned } })));
    await userEvent.click(buy);
    await expect(await canvas.findByText('It is yours.')).toBeVisible();
  },
});

/** The purchase did not arrive: it can be sent again, and counts once. */
export const BuyingFailed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('buyProduct', 503));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findBuy(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('you are never charged twice');
    await expect(await findBuy(canvas)).toBeEnabled();
  },
});

/** There is no such product. */
export const Unknown = meta.story({
  tags: ['no-look'],
  args: { path: 'product/gold-crown' },
  globals: english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Buy/ })).toBeNull();
  },
});

/** The product did not arrive; asking again is one press away. */
export const Failed = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('getProduct', 500));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});

/** A bundle of stories: bought at once, with its price on the button. */
export const Bundle = meta.story({
  args: { path: 'product/bnd-7c1e4f0a9b2d4835' },
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Three nights by the sea' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy for 50 points' }));
    await expect(await canvas.findByText('You have this bundle. Read its stories to the end.')).toBeVisible();
  },
});
