import { answer, operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { delay, http } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const underWay = 'story-profile/winter-at-heron-pass';
const english = { locale: 'en-US' } as const;

const [typical] = operations.listStorySessions.examples[200].typical.data.items;
/** The same play, come to an end. */
const ended = {
  code: 200,
  message: 'OK',
  data: {
    items: [{ ...typical, ending: { endingId: 'tuesday', title: 'A day in the middle of the week' } }],
    nextCursor: null,
  },
};

const meta = preview.meta({
  title: 'Pages/Story profile',
  parameters: { layout: 'fullscreen' },
  args: { path: 'story-profile/nine-lanterns-to-midnight' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    // The evening on which the contract's examples happen.
    MockDate.set('2026-11-21T22:00:00Z');
  },
});

/** A story that exists. */
export const Loaded = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nine Lanterns to Midnight' })).toBeVisible();
    await canvas.findByRole('region', { name: wordsIn(globals, 'play.gallery') });
    const comments = await canvas.findByRole('region', { name: wordsIn(globals, 'storyPage.comments') });
    await expect(await within(comments).findByRole('textbox')).toBeVisible();
  },
});

/** Before it begins a story says in which language it is told, and that this is not the reader’s. */
export const InAnotherLanguage = meta.story({
  tags: ['no-look'],
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Verfügbar auf Englisch\. Runden und Entscheidungen gibt es nicht/),
    ).toBeVisible();
  },
});

/** A reader of its language is only told which it is. */
export const InItsLanguage = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Available in English.')).toBeVisible();
  },
});

/** A reader with an open play continues it or begins again; their plays are listed below. */
export const UnderWay = meta.story({
  args: { path: underWay },
  play: async ({ canvas, globals }) => {
    const on = await canvas.findByRole('link', { name: wordsIn(globals, 'storyPage.continue') });
    await expect(on.getAttribute('href')).toMatch(
      /dynamic-story-play\/ssn-8f0d7c5a3b1e4c62\/.*\/rnd-7d1c0a93e4b25f66$/,
    );
    const plays = await canvas.findByRole('region', { name: wordsIn(globals, 'storyPage.plays') });
    await expect(within(plays).getByRole('link')).toHaveAttribute('href', on.getAttribute('href'));
    await canvas.findByRole('region', { name: wordsIn(globals, 'play.gallery') });
  },
});

/** A play that has come to its end is shared, and taken home as a file. */
export const Played = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: underWay },
  beforeEach({ msw }) {
    msw.use(answer('listStorySessions', 200, () => ended));
  },
  play: async ({ canvas, userEvent }) => {
    const plays = await canvas.findByRole('region', { name: 'Your plays' });
    await expect(within(plays).getByText('A day in the middle of the week')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start again' })).toBeVisible();
    await userEvent.click(within(plays).getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'EPUB, for an e-reader' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(within(plays).getByRole('button', { name: 'Share' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** The address of the page goes to the clipboard where the system has no way of sharing; a refusal is told. */
export const Shared = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const button = await canvas.findByRole('button', { name: 'Share the story' });
    const said = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
    await userEvent.click(button);
    await said('Link copied');
    await expect(clipboard).toHaveBeenCalledWith(
      `${window.location.origin}/en-US/story-profile/nine-lanterns-to-midnight`,
    );
    clipboard.mockRejectedValueOnce(new DOMException('Not now', 'NotAllowedError'));
    await userEvent.click(button);
    await said('The link could not be copied');
  },
});

/** A story is liked and commented on, as a character is. */
export const LikedAndCommented = meta.story({
  tags: ['no-look'],
  globals: { ...english, session: 'registered' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like 64' }));
    await expect(await canvas.findByRole('button', { name: 'Like 65', pressed: true })).toBeVisible();
    const comments = within(await canvas.findByRole('region', { name: 'Comments' }));
    await userEvent.type(await comments.findByRole('textbox', { name: 'Your comment' }), 'The lanterns know.');
    await userEvent.click(comments.getByRole('button', { name: 'Send the comment' }));
    await expect(await comments.findByText('The lanterns know.', { selector: 'p' })).toBeVisible();
  },
});

/** A story is reported with a reason; reported once more, the reader is told so. */
export const Reported = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('reportStory', 409));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report the story' }));
    const dialog = await screen.findByRole('dialog', { name: 'What is wrong with this story?' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'It is hateful' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Report' }));
    const told = await screen.findByText('You have already reported this.');
    await waitFor(() => expect(told).toBeVisible());
  },
});

/** The story is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('*/api/stories/:id', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('banner');
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
});

/** An unknown story: the page of unknown addresses. */
export const NotFound = meta.story({
  globals: { scenario: 'notFound' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn(globals, 'states.notFound.title') })).toBeVisible();
  },
});

/** The page did not arrive. */
export const Failed = meta.story({
  globals: { scenario: 'serverError' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});
