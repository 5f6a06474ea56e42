import { answer, operations } from '@fabula/sdk/mocks';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { expect, waitFor, type within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { pageKeys } from '../../../session/storage-keys';
import { openChoice } from '../../../stories/open-choice';
import { hushBrowser, said } from '../../../stories/hush-browser';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { storySessionId, storyId, round } = operations.getStorySession.examples[200].typical.data;
const { data: lanterns } = operations.getStory.examples[200]['nine-lanterns-to-midnight'];
const firstId = round.parentId ?? '';
const pathTo = (roundId: string) => `novel-story-play/${storySessionId}/${storyId}/${roundId}`;

/** The story of the mocked play, as a book. */
const asNovel = (): RequestHandler =>
  http.get('*/api/stories/:storyId', () => {
    const data = { ...lanterns, storyId, kind: 'novel', rounds: null, chapters: 6 };
    return HttpResponse.json({ code: 200, message: 'OK', data });
  });

const meta = preview.meta({
  title: 'Pages/Novel',
  parameters: { layout: 'fullscreen' },
  args: { path: pathTo(firstId) },
  render: renderPage,
  beforeEach({ msw }) {
    cookiesAnswered();
    msw.use(asNovel());
  },
});

const english = { locale: 'en-US' } as const;

type Canvas = ReturnType<typeof within>;
const lineOf = (canvas: Canvas, name = /Ask the warden/) => canvas.findByRole('button', { name });

/** A book at its title: everything that is written, and the decision after it. */
export const Reading = meta.story({
  play: async ({ canvas }) => {
    await openChoice(canvas);
    await expect(await lineOf(canvas, /Go out without her/)).toHaveAccessibleName(/The barrier is down/);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(lanterns.title);
  },
});

/** The book is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('*/api/story-sessions/:storySessionId/rounds/:roundId', () => delay('infinite')));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('link', { name: wordsIn(globals, 'play.back') })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

/** A round of it did not arrive; asking again is one press. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getStoryRound', 500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Leave the story (your place is saved)' })).toBeVisible();
  },
});

/** A play of another reader, or one that is gone: the way to other stories. */
export const Gone = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: `novel-story-play/ssn-of-another/${storyId}/${firstId}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Explore other stories' })).toBeVisible();
  },
});

/** The text continues below a decision and has the focus, and the last page says how it came out. */
export const Ended = meta.story({
  args: { path: pathTo(round.roundId) },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(await openChoice(canvas));
    const title = 'A day in the middle of the week';
    await expect(await canvas.findByRole('heading', { name: title })).toBeInTheDocument();
    const gallery = await canvas.findByRole('region', { name: wordsIn(globals, 'play.gallery') });
    await expect(gallery).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/I like it very much/));
  },
});

/** The author has withdrawn the story since: the book says so, stays readable, and cannot be shared. */
export const Withdrawn = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const { data, ...rest } = operations.getPlayedStory.examples[200].withdrawn;
    const novel = { ...rest, data: { ...data, kind: 'novel', rounds: null, chapters: 6 } };
    msw.use(
      answer('getStory', 404),
      answer('getPlayedStory', 200, () => novel),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await lineOf(canvas);
    await expect(canvas.getByText('This story is no longer published')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Contents' }));
    await expect(await canvas.findByRole('button', { name: 'Save as EPUB' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  },
});

/** A decision is taken back: the book ends there again, and another way is taken. */
export const DecidedAgain = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await lineOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Contents' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Decide again' }));
    await userEvent.click(await openChoice(canvas, /Hold the lamp for Sir Bram/));
    await openChoice(canvas);
  },
});

/** The server is silent: the same decision can be tried again, under the same key. */
export const NotDecided = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: pathTo(round.roundId) },
  play: async ({ canvas, userEvent, msw }) => {
    const line = await openChoice(canvas);
    const keys: (string | null)[] = [];
    msw.use(
      http.post('*/api/story-sessions/:storySessionId/rounds', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    await userEvent.click(line);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try the same move again' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[1]).toBe(keys[0]);
    await canvas.findByRole('button', { name: 'Try the same move again' });
  },
});

/** The browser reads on sentence by sentence, and each is marked while it is read. */
export const Listening = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach: hushBrowser('en-GB'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await lineOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Listen' }));
    await waitFor(() => expect(said).toHaveLength(1));
    const marked = () => canvasElement.querySelector('mark')?.textContent;
    await waitFor(() => expect(marked()).toBe(said[0]?.text));
    said[0]?.dispatchEvent(new Event('end'));
    await waitFor(() => expect(said).toHaveLength(2));
    await waitFor(() => expect(marked()).toBe(said[1]?.text));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop reading aloud' }));
    await waitFor(() => expect(marked()).toBeUndefined());
  },
});

/** How a book is set is remembered. */
export const StyleKept = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await lineOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Text settings' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Sepia' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
    await expect(window.localStorage.getItem(pageKeys.readingStyle)).toContain('"size":4');
    await expect(window.localStorage.getItem(pageKeys.readingStyle)).toContain('"paper":"sepia"');
  },
});
