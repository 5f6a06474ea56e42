import { answer, operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Post',
  parameters: { layout: 'fullscreen' },
  args: { path: 'character-profile-post/maren-vale/pst-5d0c8a1be4f24f6c' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    MockDate.set('2026-11-21T22:00:00Z');
  },
});

const said = (words: RegExp) => waitFor(() => expect(screen.getByText(words, { selector: 'p' })).toBeVisible());

const english = { locale: 'en-US', session: 'registered' } as const;

/** A post, and what readers say about it. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Counted the lamps twice tonight/, {})).toBeVisible();
    await expect(await canvas.findByText(/I saw a seventh light/)).toBeVisible();
  },
});

/** The post is on its way. */
export const Loading = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(http.get('*/api/characters/:id/posts/:post', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('banner', {});
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

/** No such post: the page that stands at unknown addresses. */
export const NotFound = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('getCharacterPost', 404));
  },
  play: async ({ canvas, globals }) => {
    const title = { name: wordsIn(globals, 'states.notFound.title') };
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
  },
});

/** A like shows at once; one that does not arrive is taken back, and a message says so. */
export const LikeTakenBack = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('likePost', 500));
  },
  play: async ({ canvas, userEvent }) => {
    const like = await canvas.findByRole('button', { name: 'Like the post, 12 likes' });
    await userEvent.click(like);
    await said(/That did not work, and nothing has changed/);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expect(like).toHaveAccessibleName('Like the post, 12 likes');
  },
});

/** Too many comments in a short time: the words stay in the box. */
export const TooFast = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('createComment', 429));
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Your comment' });
    await userEvent.type(box, 'Seven.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the comment' }));
    await said(/Too many in a short time/);
    await expect(box).toHaveValue('Seven.');
  },
});

/** Its creator may change and delete it, and take the deletion back. */
export const Own = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const own = operations.createCharacterPost.examples[200].created;
    msw.use(answer('getCharacterPost', 200, () => own));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the post' }));
    const note = await canvas.findByText('Post deleted.');
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByRole('article')).not.toBeInTheDocument();
    await expect(note).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Undo' }));
    await expect(await main.findByRole('article')).toBeVisible();
  },
});
