import { answer, operations } from '@fabula/sdk/mocks';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { pageKeys } from '../../../session/storage-keys';
import { hintsAnswered, renderPage } from '../../../stories/page-story';

const typical = operations.getChat.examples[200].typical.data;
const { chatId } = typical;
const path = 'character-chat/maren-vale';

const meta = preview.meta({
  title: 'Pages/Chat',
  parameters: { layout: 'fullscreen' },
  args: { path },
  render: renderPage,
  beforeEach: hintsAnswered,
});

const english = { locale: 'en-US' } as const;
const answerWords = /somebody out there still counts the seconds/;

type Canvas = ReturnType<typeof within>;
const boxOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Write to Maren Vale' });

const said = (words: string | RegExp) =>
  waitFor(() => expect(screen.getByText(words, { selector: 'p' })).toBeVisible());

/** The conversation of a visitor who has been here before. */
export const Talking = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(answerWords)).toBeVisible());
  },
});

/** A character that was put together from parts: beside each reply, and beside the thread, is the face of its mood. */
export const InAMood = meta.story({
  beforeEach({ msw }) {
    const { data: maren } = operations.getCharacter.examples[200]['put-together'];
    const words = '*She laughs until the lamp flickers.* Nobody has asked me that in eleven years.';
    const items = typical.messages.items.map((message) =>
      message.messageId === typical.activeMessageId ? { ...message, text: words, mood: 'laughing' as const } : message,
    );
    const data = { ...typical, messages: { ...typical.messages, items } };
    msw.use(
      answer('getCharacter', 200, () => ({ code: 200, message: 'OK', data: maren })),
      answer('getChat', 200, () => ({ code: 200, message: 'OK', data })),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/until the lamp flickers/)).toBeVisible());
    const faces = () => canvasElement.querySelectorAll('article img[src*="expression=laughing"]');
    await waitFor(() => expect(faces()).toHaveLength(1));
    const companion = () => canvasElement.querySelector('[data-mood="laughing"]');
    // A face has its mood once its picture has arrived.
    if (window.innerWidth >= 1100) await waitFor(() => expect(companion()).toBeVisible());
  },
});

/** The conversation is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('*/api/chats/:chatId', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('status');
    await expect(canvas.queryByRole('textbox', { name: /Maren/ })).not.toBeInTheDocument();
  },
});

/** What it remembers, and what its next reply is written from, beside the thread. */
export const WithMemory = meta.story({
  args: { path: `${path}?panel=memory` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('meter')).toBeVisible();
  },
});

/** It did not arrive; asking again is one press. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getChat', 500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** A conversation of another user, or one that is gone: the way to the visitor's own. */
export const NotFound = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: `${path}?chat=cht-of-another` },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('link', { name: 'Talk to Maren Vale' });
    await expect(own).toHaveAttribute('href', '/en-US/character-chat/maren-vale');
  },
});

/** Enter sends; the words of the reply come, it is announced once, and the box is empty and ready. */
export const Sent = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const box = await boxOf(canvas);
    await userEvent.type(box, 'Who lights it?{Enter}');
    await waitFor(() => expect(canvas.getByText('Who lights it?', { selector: 'p' })).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText(answerWords, { selector: 'p' })).toHaveLength(2));
    await waitFor(() => expect(canvas.getByText(/^Maren Vale says: /)).toHaveAttribute('role', 'status'));
    await expect(box).toHaveValue('');
    await expect(window.localStorage.getItem(pageKeys.chatDraft + chatId)).toBeNull();
  },
});

/** What did not arrive waits in the thread, and goes out again under the same key: it can cost only once. */
export const NotSent = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent, msw }) => {
    const keys: (string | null)[] = [];
    msw.use(
      http.post('*/api/chats/:chatId/messages', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    const box = await boxOf(canvas);
    await userEvent.type(box, 'Do not lose this.{Enter}');
    const unsent = await canvas.findByRole('article', { name: 'Your unsent message' });
    await expect(unsent).toHaveTextContent('Do not lose this.');
    await expect(box).toHaveValue('');
    await userEvent.click(await within(unsent).findByRole('button', { name: /^Send now/ }));
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[0]).toMatch(/^\w{32}$/);
    await expect(keys[1]).toBe(keys[0]);
  },
});

const pictureList = { name: 'Pictures with this message' } as const;

/** Pictures that were chosen and not sent stand over the words again, with what was said of them. */
export const PicturesKept = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach() {
    const kept = { imageId: 'img-1', address: '/api/images/img-1', alt: '' };
    const pictures = [{ pictureId: 'p-1', fileName: 'tide.png', alt: 'Low tide', kept }];
    window.localStorage.setItem(pageKeys.chatPictures + chatId, JSON.stringify(pictures));
  },
  play: async ({ canvas, userEvent }) => {
    await boxOf(canvas);
    const kept = within(await canvas.findByRole('list', pictureList));
    await expect(kept.getByRole('img', { name: 'Low tide' })).toHaveAttribute('src', '/api/images/img-1');
    await userEvent.click(kept.getByRole('button', { name: 'Remove “tide.png”' }));
    await waitFor(() => expect(window.localStorage.getItem(pageKeys.chatPictures + chatId)).toBeNull());
  },
});

/** Every way that the conversation has gone is listed, named or not, with how long it is. */
export const EveryBranch = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: `${path}?panel=branches` },
  play: async ({ canvas }) => {
    const named = await canvas.findByRole('button', { name: /^If you had stayed ashore.*5 messages/ });
    const panel = within(canvas.getByRole('region', { name: 'Branches' }));
    await expect(named).toBeEnabled();
    await expect(panel.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** A picture fails once, arrives under the same key, goes out with the words, and stands in the thread. */
export const PictureSent = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    const keys: (string | null)[] = [];
    msw.use(
      http.post(
        '*/api/images',
        ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const box = await boxOf(canvas);
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (chooser === null) throw new Error('There is nothing to choose pictures with.');
    await userEvent.upload(chooser, new File(['a picture'], 'tide.png', { type: 'image/png' }));
    const again = await canvas.findByRole('button', { name: 'Try “tide.png” again' });
    msw.use(http.post('*/api/images', ({ request }) => void keys.push(request.headers.get('Idempotency-Key'))));
    await userEvent.click(again);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Describe “tide.png”/ }), 'The pier at low tide');
    await userEvent.type(box, 'This is the tide.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled());
    await expect(keys).toHaveLength(2);
    await expect(keys[1]).toBe(keys[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const thread = within(await canvas.findByRole('log'));
    await expect(await thread.findByRole('img', { name: 'The pier at low tide' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('list', pictureList)).not.toBeInTheDocument());
    await expect(window.localStorage.getItem(pageKeys.chatPictures + chatId)).toBeNull();
    await expect(box).toHaveValue('');
  },
});

/** What cannot be a picture of a message is not sent, and the reason is said. */
export const PictureNotTaken = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await boxOf(canvas);
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (chooser === null) throw new Error('There is nothing to choose pictures with.');
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    await userEvent.upload(chooser, large);
    await waitFor(() => expect(canvas.getByText(/is too large. The limit is 5 MB/)).toBeVisible());
    await expect(canvas.queryByRole('list', pictureList)).not.toBeInTheDocument();
  },
});

/** Words that were left unsent stand in the box again. */
export const DraftKept = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach() {
    window.localStorage.setItem(pageKeys.chatDraft + chatId, 'I was about to say');
  },
  play: async ({ canvas, userEvent }) => {
    const box = await boxOf(canvas);
    await expect(box).toHaveValue('I was about to say');
    await userEvent.type(box, ' this');
    await expect(window.localStorage.getItem(pageKeys.chatDraft + chatId)).toBe('I was about to say this');
  },
});

/** The answer was lost, but the words had arrived: they do not stand in the box a second time. */
export const ArrivedUnnoticed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach() {
    const [greeting, question] = typical.messages.items;
    const text = question?.text ?? '';
    window.localStorage.setItem(pageKeys.chatDraft + chatId, text);
    const attempt = { text, parentId: greeting?.messageId, imageIds: [], key: 'key-0001' };
    window.localStorage.setItem(pageKeys.chatAttempt + chatId, JSON.stringify(attempt));
  },
  play: async ({ canvas }) => {
    await boxOf(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Write to Maren Vale' })).toHaveValue(''));
  },
});

/** The balance is too low: the missing points are shown above the composer, and an alert says so (Product §7.3). */
export const NoPoints = meta.story({
  tags: ['no-look'],
  globals: { ...english, scenario: 'noPoints' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/more points for a reply/)).toBeVisible());
  },
});

/** Nothing is heard from the server: the head says so, and a message that is sent meanwhile can wait. */
export const Reconnecting = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/chats/:chatId/events', () => HttpResponse.error()));
  },
  play: async ({ canvas, userEvent }) => {
    const box = await boxOf(canvas);
    await waitFor(() => expect(canvas.getAllByText(/Reconnecting/)).toHaveLength(2));
    await userEvent.type(box, 'Still here?');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** A message that sounds like danger: where help is stands over the box. */
export const Crisis = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const items = typical.messages.items.map((message) => ({ ...message, crisis: message.role === 'visitor' }));
    const data = { ...typical, messages: { ...typical.messages, items } };
    msw.use(answer('getChat', 200, () => ({ code: 200, message: 'OK', data })));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You do not have to be alone with this')).toBeVisible());
    await expect(canvas.getByRole('link', { name: /988.*United States/ })).toHaveAttribute('href', 'tel:988');
    await expect(canvas.getByText(/Call the emergency number of the country you are in/)).toBeVisible();
  },
});

/** Where no number is known to be right, a directory is shown instead of one. */
export const CrisisElsewhere = meta.story({
  ...Crisis.input,
  globals: { locale: 'pt-PT' },
  play: async ({ canvas }) => {
    const directory = await canvas.findByRole('link', { name: /findahelpline\.com/ });
    await expect(directory).toHaveAttribute('href', 'https://findahelpline.com');
    await expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(0);
  },
});

/** Three hours without a rest: a break is proposed, and carrying on is one press. */
export const BreakProposed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach() {
    const now = Date.now();
    const timer = { since: now - 3 * 3_600_000, seen: now - 60_000 };
    window.localStorage.setItem(pageKeys.chatStay, JSON.stringify(timer));
  },
  play: async ({ canvas, userEvent }) => {
    const title = 'You have been here for 3 hours';
    await waitFor(() => expect(canvas.getByText(title)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Carry on' }));
    await expect(canvas.queryByText(title)).not.toBeInTheDocument();
  },
});

/** The rooms beside the conversation, each by its entry in the menu; one is open at a time, Escape closes it. */
export const RoomsBeside = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await boxOf(canvas);
    const rooms = [
      ['Search in this conversation', 'Search'],
      ['Notes', 'Notes'],
      ['Your persona', 'Your persona'],
      ['Branches', 'Branches'],
      ['Your conversations', 'Your conversations with Maren Vale'],
      ['Export and import', 'Export and import'],
    ] as const;
    for (const [entry, title] of rooms) {
      await userEvent.click(canvas.getByRole('button', { name: 'More about this conversation' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
      const room = await canvas.findByRole('region', { name: title });
      await waitFor(() => expect(room).toContainElement(document.querySelector(':focus')));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Export and import' })).not.toBeInTheDocument());
  },
});

/** Something is found and shown in its place. */
export const FoundInSearch = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: `${path}?panel=search` },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search in this conversation' });
    await userEvent.type(search, 'light');
    const room = within(canvas.getByRole('region', { name: 'Search' }));
    await waitFor(() => expect(room.getByRole('status')).toHaveTextContent(/message/));
    const [found] = room.getAllByRole('listitem');
    await userEvent.click(within(found ?? document.body).getByRole('button'));
    await expect(await canvas.findByRole('log')).toBeVisible();
  },
});

/** Before the first word of another conversation: the greeting, and one press to begin. */
export const BeginAnother = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: `${path}?chat=new` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Maren Vale is here' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start like this' }));
    await expect(await boxOf(canvas)).toBeVisible();
  },
});

/** A message is copied, and the page says so. */
export const CopiedMessage = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const [, answerBubble] = await canvas.findAllByRole('article', { name: 'Maren Vale says' });
    await userEvent.click(within(answerBubble ?? document.body).getByRole('button', { name: 'Copy' }));
    await said(/^(Copied|The browser did not allow copying\.)$/);
  },
});
