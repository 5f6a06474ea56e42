import { operations } from '@fabula/sdk/mocks';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../stories/page-story';
import { wordsIn } from '../../stories/words';

const { getBenchEngines, runBench } = operations;

const meta = preview.meta({
  title: 'Pages/Engine bench',
  parameters: { layout: 'fullscreen' },
  args: { path: 'inner-test/text' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

const english = { locale: 'en-US', session: 'registered' } as const;

/** The bench of text, with nothing asked yet. */
export const Text = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: wordsIn(globals, 'bench.heading') }),
    ).toBeVisible();
    const tab = canvas.getByRole('link', { name: wordsIn(globals, 'bench.kind.text') });
    await expect(tab).toHaveAttribute('aria-current', 'page');
  },
});

/** Everyone but operators finds what they find at an address that leads nowhere. */
export const NotAnOperator = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    const problem = getBenchEngines.examples[404]['not-found'];
    msw.use(http.get('*/api/inner-test/engines', () => HttpResponse.json(problem, { status: 404 })));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn(globals, 'states.notFound.title') })).toBeVisible();
  },
});

/** A guest is not even asked about. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { session: 'guest' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn(globals, 'states.notFound.title') })).toBeVisible();
  },
});

/** An unknown tab leads to the first. */
export const UnknownTab = meta.story({
  tags: ['no-look'],
  args: { path: 'inner-test/nonsense' },
  play: async ({ canvas, globals }) => {
    const tab = await canvas.findByRole('link', { name: wordsIn(globals, 'bench.kind.text') });
    await expect(tab).toHaveAttribute('aria-current', 'page');
  },
});

/** Two engines answer; the request is copied as a command, with its key in a variable. */
export const Comparing = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Run' }));
    await expect(canvas.getByText('Write a prompt first')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), 'Who lights it?');
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    const first = within(canvas.getByRole('region', { name: 'Column A' }));
    await expect(await first.findByText('My niece does, and badly.')).toBeVisible();
    await expect(await first.findByText('Answer tokens')).toBeVisible();
    await userEvent.click(first.getByText('Requests and answers (1)'));
    await userEvent.click(first.getByRole('button', { name: 'Copy as curl' }));
    await waitFor(() => expect(clipboard).toHaveBeenCalledWith(expect.stringContaining('Bearer $TEXT_API_KEY')));
    const other = within(canvas.getByRole('region', { name: 'Column B' }));
    await expect(await other.findByText('My niece does, and badly.')).toBeVisible();
    await expect(other.queryByText(/Requests and answers/)).not.toBeInTheDocument();
  },
});

/** A blind comparison: which engine is which shows after the vote, and the vote counts. */
export const Voting = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Prompt' }), 'Who lights it?');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'B is better' }));
    await expect(await canvas.findByText('Your choice')).toBeVisible();
    await expect(canvas.getAllByRole('combobox', { name: 'Engine' })).toHaveLength(2);
    await waitFor(() => expect(canvas.getByText('offline · card', { selector: 'bdi' })).toBeVisible());
  },
});

/** A run that never ends is stopped. */
export const Stopping = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(
      http.post('*/api/inner-test/runs', async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Prompt' }), 'Who lights it?');
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(canvas.getAllByText('Stopped')).toHaveLength(2));
  },
});

/** Too many runs in a minute. */
export const TooManyRuns = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const problem = runBench.examples[429]['rate-limited'];
    msw.use(http.post('*/api/inner-test/runs', () => HttpResponse.json(problem, { status: 429 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Prompt' }), 'Who lights it?');
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await waitFor(() => expect(canvas.getAllByText(/Too many runs/)).toHaveLength(2), { timeout: 10_000 });
  },
});

/** Pictures, on a server that has a model. */
export const Pictures = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: 'inner-test/image' },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('combobox', { name: 'Size' }))[0]).toHaveValue('768×1024');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), 'A lamp on a quay');
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(await canvas.findByRole('img', { name: 'Result of column A' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Pixels')).toHaveLength(2));
  },
});

/** A server without models: what works without one is there. */
export const WithoutModels = meta.story({
  tags: ['one-look'],
  args: { path: 'inner-test/video' },
  beforeEach({ msw }) {
    msw.use(http.get('*/api/inner-test/engines', () => HttpResponse.json(getBenchEngines.examples[200].alone)));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsIn(globals, 'bench.noModel'))).toBeVisible();
  },
});

/** The picture that engines start from is kept first, and named in each run that can take it. */
export const StartingFromAPicture = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: 'inner-test/image' },
  play: async ({ canvas, msw, userEvent }) => {
    const asked: unknown[] = [];
    msw.use(
      http.post('*/api/inner-test/runs', async ({ request }) => {
        asked.push(await request.json());
        return new HttpResponse('', { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    const start = within(await canvas.findByRole('group', { name: 'Start from a picture' }));
    await expect(canvas.queryByRole('group', { name: 'Mask' })).not.toBeInTheDocument();
    const file = new File([Uint8Array.of(137, 80, 78, 71)], 'lamp.png', { type: 'image/png' });
    await userEvent.upload(start.getByLabelText('Start from a picture', { selector: 'input' }), file);
    await expect(await start.findByRole('img')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Mask' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), 'A lamp');
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    const [, reference] = /pictures\/([^/]+)\//.exec(start.getByRole<HTMLImageElement>('img').src) ?? [];
    await expect(asked).toContainEqual(expect.objectContaining({ engineId: 'configured', values: { reference } }));
    await expect(asked).toContainEqual(expect.objectContaining({ engineId: 'composed', values: {} }));
    await userEvent.click(start.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Mask' })).not.toBeInTheDocument());
  },
});
