import { operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Character profile',
  parameters: { layout: 'fullscreen' },
  args: { path: 'character-profile/maren-vale' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    MockDate.set('2026-11-21T22:00:00Z');
  },
});

/** A character that exists. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Maren Vale' })).toBeVisible();
  },
});

/** The character is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('*/api/characters/:id', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('banner', {});
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
});

/** An unknown character: the page of unknown addresses. */
export const NotFound = meta.story({
  globals: { scenario: 'notFound' },
  play: async ({ canvas, globals }) => {
    const title = { name: wordsIn(globals, 'states.notFound.title') };
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
  },
});

/** The page did not arrive. */
export const Failed = meta.story({
  globals: { scenario: 'serverError' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'explore.tryAgain') })).toBeEnabled();
  },
});

const chatAsked = fn();

/** The conversation used last is here before anybody opens it, once the page itself is. */
export const ChatAhead = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
  beforeEach({ msw }) {
    msw.use(http.get('*/api/chats/:chatId', ({ params: { chatId } }) => void chatAsked(chatId)));
  },
  play: async () => {
    // Here the parts of the other page come one by one, and the first time they take longer than a story waits.
    await import('../../chat/character-chat/CharacterChatPage');
    const [last] = operations.listChats.examples[200].typical.data.items;
    await waitFor(() => expect(chatAsked).toHaveBeenCalledWith(last?.chatId));
    await expect(chatAsked).toHaveBeenCalledOnce();
  },
});

/** A like and a follow show at once, and stay when they have arrived. */
export const LikedAndFollowed = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like 128' }));
    await expect(await canvas.findByRole('button', { name: 'Like 129', pressed: true })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow 41' }));
    await expect(await canvas.findByRole('button', { name: 'Follow 42', pressed: true })).toBeVisible();
  },
});

/** What a reply costs is said before the chat, and a room can be opened with the character at its table. */
export const PriceAndRoom = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 points per reply')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Invite to a room' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Maren Vale' })).toBeVisible();
  },
});

/** A guest's like is kept without an account; following asks for one. */
export const GuestLikes = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like 128' }));
    await expect(await canvas.findByRole('button', { name: /^Like 12/, pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow 41' }));
    await expect(await screen.findByRole('heading', { name: 'Sign in or join' })).toBeVisible();
  },
});

/** A character is reported with a reason, and the reader sees what happens next. */
export const Reported = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report the character' }));
    const dialog = await screen.findByRole('dialog', { name: 'What is wrong with this character?' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'It is hateful' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Report' }));
    const told = await screen.findByText('Reported. The operators of this site will review it.');
    await waitFor(() => expect(told).toBeVisible());
  },
});

/** The address of the page goes to the clipboard where the system has no way of sharing; a refusal is told. */
export const Shared = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas, userEvent }) => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const button = await canvas.findByRole('button', { name: 'Share the character' });
    const said = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
    await userEvent.click(button);
    await said('Link copied');
    await expect(clipboard).toHaveBeenCalledWith(`${window.location.origin}/en-US/character-profile/maren-vale`);
    clipboard.mockRejectedValueOnce(new DOMException('Not now', 'NotAllowedError'));
    await userEvent.click(button);
    await said('The browser did not allow copying the link.');
  },
});

/** One’s own character: its creator posts as it. */
export const Own = meta.story({
  globals: { session: 'registered' },
  beforeEach({ msw }) {
    const maren = operations.getCharacter.examples[200]['maren-vale'];
    msw.use(
      http.get('*/api/characters/:id', () => HttpResponse.json({ ...maren, data: { ...maren.data, own: true } })),
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const label = wordsIn(globals, 'post.editor.new').replace('{name}', 'Maren Vale');
    const box = await canvas.findByRole('textbox', { name: label });
    const invite = { name: wordsIn(globals, 'post.actions.room') };
    await expect(canvas.queryByRole('link', invite)).not.toBeInTheDocument();
    await userEvent.type(box, 'The fog is early.');
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(globals, 'post.editor.post') }));
    await expect(await canvas.findByText('The fog is early.', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(box).toHaveValue(''));
  },
});

/** One’s own character that those who run the site have hidden: its owner reads that before everything else. */
export const Withheld = meta.story({
  tags: ['no-look'],
  globals: { session: 'registered' },
  beforeEach({ msw }) {
    const maren = operations.getCharacter.examples[200]['maren-vale'];
    const data = { ...maren.data, own: true, withheld: true };
    msw.use(http.get('*/api/characters/:id', () => HttpResponse.json({ ...maren, data })));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsIn(globals, 'post.withheldCharacter'))).toBeVisible();
  },
});

/** Following the creator of a character did not arrive: the button is as it was. */
export const CreatorNotFollowed = meta.story({
  tags: ['no-look'],
  globals: { session: 'registered', locale: 'en-US' },
  beforeEach({ msw }) {
    const known = operations.getCharacterEngagement.examples[200]['followed-creator'];
    const creator = { ...known.data.creator, followId: null };
    const problem = operations.followCreator.examples[500].internal;
    msw.use(
      http.get('*/api/characters/:id/engagement', () =>
        HttpResponse.json({ ...known, data: { ...known.data, creator } }),
      ),
      http.put('*/api/user/followed-creators', () => HttpResponse.json(problem, { status: 500 })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const follow = await canvas.findByRole('button', { name: 'Follow Ilse Brandt', pressed: false });
    await userEvent.click(follow);
    const failure = await screen.findByText('That did not work, and nothing has changed. Try again.');
    await waitFor(() => expect(failure).toBeVisible());
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
  },
});
