import { operations } from '@fabula/sdk/mocks';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { createFunnyResult, getFunnyResult, keepFunnyResult, listFunnyResults, quoteFunnyResult } = operations;
const examples = getFunnyResult.examples[200];
const { funnyId } = examples['mash-up'].data;

const meta = preview.meta({
  title: 'Pages/Just for fun',
  parameters: { layout: 'fullscreen' },
  args: { path: 'gen-funny/mash-up' },
  render: renderPage,
  beforeEach({ msw }) {
    cookiesAnswered();
    // What was kept in one story is not there in the next one.
    msw.use(http.get('*/api/funny-results', () => HttpResponse.json(listFunnyResults.examples[200].typical)));
  },
});

const english = { locale: 'en-US' } as const;
const shows = (example: keyof typeof examples) =>
  http.get('*/api/funny-results/:id', () => HttpResponse.json(examples[example]));
const at = (tab: string) => `gen-funny/${tab}?result=${funnyId}`;

/** The first tab: two characters to choose, the two ways with their prices, and what was kept. */
export const MashUp = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn(globals, 'funny.list') })).toBeVisible();
    const current = await canvas.findByRole('link', { name: wordsIn(globals, 'funny.tab.mashUp') });
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
});

/** Six questions in pictures. */
export const WhoAreYou = meta.story({
  args: { path: 'gen-funny/who-are-you' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(18);
  },
});

/** A shared result, as a stranger opens it. */
export const Shared = meta.story({
  args: { path: at('mash-up') },
  beforeEach({ msw }) {
    msw.use(shows('shared'));
  },
  play: async ({ canvas, globals }) => {
    const { title } = examples.shared.data;
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'funny.own') })).toBeVisible();
  },
});

/** A postcard of one's own. */
export const OwnPostcard = meta.story({
  args: { path: at('postcard') },
  beforeEach({ msw }) {
    msw.use(shows('postcard'));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'funny.again') })).toBeVisible();
  },
});

/** Chosen, made for nothing, and shown with the focus on it; *Again* leads back to the choices. */
export const Making = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const make = await canvas.findByRole('button', { name: /^Make it/ });
    await userEvent.click(make);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose two characters');
    await userEvent.click(await canvas.findByRole('button', { name: /Maren Vale/, pressed: false }));
    await userEvent.click(await canvas.findByRole('button', { name: /Su Yin/, pressed: false }));
    await userEvent.click(make);
    const heading = await canvas.findByRole('heading', { level: 3, name: examples['mash-up'].data.title });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Again' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Su Yin' })).toBeVisible();
  },
});

/** The model writes for points: on its way, then there. */
export const ByModel = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: 'gen-funny/what-would-they-say?with=maren-vale' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your line' }), 'Is there bread?');
    await userEvent.click(await canvas.findByRole('button', { name: 'Let the model write it 2 points' }));
    await expect(await canvas.findByText(/The model is writing. You can leave/)).toBeVisible();
    await expect(await canvas.findByText('Written by the text model.', undefined, { timeout: 10_000 })).toBeVisible();
  },
});

/** The link goes to the clipboard, keeping says so, and deleting leads back. */
export const Acting = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: at('tonights-lantern') },
  beforeEach({ msw }) {
    const kept = keepFunnyResult.examples[200].kept;
    msw.use(
      shows('tonights-lantern'),
      http.put('*/api/funny-results/:id/kept', () => HttpResponse.json(kept)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const share = 'share' in navigator ? spyOn(navigator, 'share').mockRejectedValue(new Error('No')) : undefined;
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(clipboard).toHaveBeenCalledWith(expect.stringContaining(`result=${funnyId}`)));
    share?.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep', pressed: false }));
    await expect(await canvas.findByRole('button', { name: 'Kept', pressed: true })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText(/Its link no longer works/)).toBeVisible());
    await expect(await canvas.findByRole('button', { name: /^Make it/ })).toBeVisible();
  },
});

/** A mash-up is kept as a character: the wizard opens with it. */
export const KeepAsCharacter = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: at('mash-up') },
  beforeEach({ msw }) {
    msw.use(shows('mash-up'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep as a character' }));
    const name = await canvas.findByRole('textbox', { name: 'Name' }, { timeout: 5_000 });
    await waitFor(() => expect(name).toHaveValue(examples['mash-up'].data.title));
  },
});

/** The result of the link is gone; its choices and its seed are there. */
export const Gone = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: `gen-funny/mash-up?result=fun-0&with=maren-vale,su-yin&seed=k3` },
  beforeEach({ msw }) {
    const problem = getFunnyResult.examples[404]['not-found'];
    msw.use(http.get('*/api/funny-results/:id', () => HttpResponse.json(problem, { status: 404 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This result is no longer here/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Remove Su Yin' })).toBeVisible();
  },
});

/** Nothing was made; the choices stay. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: 'gen-funny/postcard?with=maren-vale' },
  beforeEach({ msw }) {
    const problem = createFunnyResult.examples[500].internal;
    msw.use(http.post('*/api/funny/:tab', () => HttpResponse.json(problem, { status: 500 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Make it/ }));
    await expect(await canvas.findByText(/Your choices are still here/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Maren Vale' })).toBeVisible();
  },
});

/** The points are missing: the product says so in one place, on the way to the prices. */
export const PointsMissing = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: 'gen-funny/postcard?with=maren-vale' },
  beforeEach({ msw }) {
    const problem = createFunnyResult.examples[400]['insufficient-points'];
    msw.use(http.post('*/api/funny/:tab', () => HttpResponse.json(problem, { status: 400 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Let the model write it/ }));
    await expect(await screen.findByText('Insufficient points, cannot perform this operation')).toBeVisible();
  },
});

/** No model: one way, which is free. */
export const WithoutModel = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/funny/:tab/quote', () => HttpResponse.json(quoteFunnyResult.examples[200].offline)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/without a model. Free./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Let the model/ })).not.toBeInTheDocument();
  },
});

/** A link whose result is on its way. */
export const Loading = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: at('postcard') },
  beforeEach({ msw }) {
    msw.use(http.get('*/api/funny-results/:id', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Just for fun' });
    await expect(canvas.queryByRole('button', { name: /^Make it/ })).not.toBeInTheDocument();
  },
});

/** A link whose result did not arrive. */
export const LinkFailed = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: at('postcard') },
  beforeEach({ msw }) {
    const problem = getFunnyResult.examples[500].internal;
    msw.use(http.get('*/api/funny-results/:id', () => HttpResponse.json(problem, { status: 500 })));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(shows('postcard'));
    await userEvent.click(again);
    await expect(await canvas.findByRole('button', { name: 'Again' })).toBeVisible();
  },
});
