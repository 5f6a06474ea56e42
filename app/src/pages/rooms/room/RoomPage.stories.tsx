import { answer, operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const room = operations.getRoom.examples[200].typical.data;
const [, elias] = room.members;
if (elias === undefined) throw new Error('The example has three members.');
const doorPath = `room/${room.roomId}?invite=Zk3vQ9_aB-7xLm2PqR`;

const meta = preview.meta({
  title: 'Pages/Room',
  parameters: { layout: 'fullscreen' },
  args: { path: `room/${room.roomId}` },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    // The evening on which the contract's examples happen.
    MockDate.set('2026-11-21T22:00:00Z');
  },
});

const english = { locale: 'en-US', session: 'registered' } as const;
const asGuest = { locale: 'en-US', session: 'guest' } as const;

const ok = (data: unknown) => () => ({ code: 200, message: 'OK', data });
/** The room as a visitor with an invitation sees it. */
const fromOutside = () => answer('getRoom', 200, () => operations.getRoom.examples[200].invited);
/** A stream of which no event comes. */
const silentStream = () => http.get('*/api/rooms/:roomId/events', () => delay('infinite'));

/** An evening in a room: two characters, three people, what it costs, and who is not a person. */
export const Inside = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: room.title })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/why the light still burns/)).toBeVisible());
    await expect(canvas.getByText(wordsIn(globals, 'room.disclosure'))).toBeVisible();
  },
});

/** Words are sent by Enter, a character answers word for word, and the answer is said aloud once. */
export const Answered = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox');
    await userEvent.type(box, '@wr{Enter}the ferryman is late.{Enter}');
    await waitFor(() => expect(box).toHaveValue(''));
    await waitFor(() => expect(canvas.getByText('@Wren Halloway the ferryman is late.')).toBeVisible());
    const said = await canvas.findByText(/^.+ says: /, { selector: '[role="status"]' });
    await expect(said).toHaveAttribute('role', 'status');
  },
});

/** A message to the people alone costs nothing, and no character answers. */
export const OnlyToPeople = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox');
    await expect(canvas.getByText('Up to 4 points')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Only to people' }));
    await expect(canvas.queryByText('Up to 4 points')).not.toBeInTheDocument();
    await userEvent.type(box, 'Shall we go on tomorrow?{Enter}');
    await waitFor(() => expect(canvas.getByText('Shall we go on tomorrow?', { selector: 'p' })).toBeVisible());
    await expect(canvas.queryByText(/is speaking/)).not.toBeInTheDocument();
  },
});

/** A character is speaking; the host stops it. */
export const Speaking = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(silentStream());
  },
  play: async ({ canvas, msw, userEvent }) => {
    const ask = await canvas.findByRole('button', { name: 'Let Wren Halloway speak for 2 points' });
    await userEvent.click(ask);
    await waitFor(() => expect(canvas.getByText('Writing')).toBeVisible());
    let stopped = '';
    msw.use(
      http.post('*/api/rooms/:roomId/messages/:messageId/stop', ({ request }) => {
        stopped = request.headers.get('Idempotency-Key') ?? '';
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(stopped).not.toBe(''));
  },
});

/** What did not arrive stays in the box, and goes out under the same key when it is sent again. */
export const NotSent = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(silentStream());
  },
  play: async ({ canvas, msw, userEvent }) => {
    const keys: (string | null)[] = [];
    msw.use(
      http.post('*/api/rooms/:roomId/messages', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return Response.error();
      }),
    );
    const box = await canvas.findByRole('textbox');
    await userEvent.type(box, 'Do not lose this.{Enter}');
    await screen.findByText(/Your message is still in the box/);
    await expect(box).toHaveValue('Do not lose this.');
    await userEvent.type(box, '{Enter}');
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[0]).toBe(keys[1]);
  },
});

/** The points do not suffice for an answer: people can still be written to. */
export const NoPoints = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getRoom', 200, ok({ ...room, quote: { ...room.quote, balance: 1 } })));
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox');
    await userEvent.type(box, 'Who is counting?');
    await waitFor(() => expect(canvas.getByText(/You need 1 more point/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Only to people' }));
    await waitFor(() => expect(canvas.queryByText(/point is missing/)).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** The host's panel of people: one member is muted, one removed, and a link invites another. */
export const People = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    await canvas.findByText(/why the light still burns/);
    await userEvent.click(canvas.getByRole('button', { expanded: false, name: /[3٣]/ }));
    const title = wordsIn(globals, 'room.people.title');
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
  },
});

/** An invitation is made; its link is shown once. */
export const Invitation = meta.story({
  // The link names the host that the story was opened from.
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/why the light still burns/);
    await userEvent.click(canvas.getByRole('button', { name: 'People: 2 of 3 here' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an invitation' }));
    const link = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Invitation link' });
    await expect(link.value).toContain(`/room/${room.roomId}?invite=`);
  },
});

/** Muted, which the thread says; removed after a question; both without leaving the room. */
export const Moderated = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/why the light still burns/);
    await userEvent.click(canvas.getByRole('button', { name: 'People: 2 of 3 here' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mute Elias' }));
    await expect(await canvas.findByText(/was muted/)).toHaveTextContent('Elias was muted');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Elias' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove Elias?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'People: 1 of 2 here' })).toBeVisible());
  },
});

/** The settings: another rule, which the thread shows, and the end of the room, after which writing is closed. */
export const Settings = meta.story({
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/why the light still burns/);
    await userEvent.click(canvas.getByRole('button', { name: 'Room settings' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /Characters you name/ }));
    await waitFor(() => expect(canvas.getByText('The turn order was changed')).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: /Maren Vale/ }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /Maren Vale/ })).toBeChecked());
  },
});

/** Closed by its host: it can be read, and nothing is written. */
export const Closed = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Room settings' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the room' }));
    const question = within(await screen.findByRole('dialog', { name: 'Close this room?' }));
    await userEvent.click(question.getByRole('button', { name: 'Close the room' }));
    await waitFor(() => expect(canvas.getByText(/This room is closed/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  },
});

/** Muted by the host: the words of others arrive, and there is no box. */
export const Muted = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const me = { ...elias, muted: true };
    msw.use(answer('getRoom', 200, ok({ ...room, own: false, me })), silentStream());
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/The host has muted you/)).toBeVisible());
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** Removed while reading along: who came by an invitation reads that, and not the door that the invitation shows. */
export const Removed = meta.story({
  tags: ['no-look'],
  args: { path: doorPath },
  globals: english,
  beforeEach({ msw }) {
    // A machine at its limits draws the next frame long after the stream has ended.
    spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => window.setTimeout(draw, 1000, 0));
    const inside = ok({ ...room, own: false, me: elias })();
    const { invited } = operations.getRoom.examples[200];
    let isOut = false;
    msw.use(
      answer('getRoom', 200, () => (isOut ? invited : inside)),
      http.get('*/api/rooms/:roomId/events', () => (isOut ? new HttpResponse(null, { status: 404 }) : undefined)),
      answer('streamRoomEvents', 200, () => {
        isOut = true;
        return { kind: 'member-changed', change: 'removed', member: elias };
      }),
    );
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'You were removed from this room' });
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Your name in this room' })).toBeNull());
    await expect(heading).toBeVisible();
  },
});

/** Words that sound like danger show their author where help is. */
export const Crisis = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const { items } = operations.listRoomMessages.examples[200].typical.data;
    const [newest, ...rest] = items;
    msw.use(answer('listRoomMessages', 200, ok({ items: [{ ...newest, crisis: true }, ...rest], nextCursor: null })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /988/ })).toHaveAttribute('href', 'tel:988');
  },
});

/** The door, for a guest with an invitation. */
export const Door = meta.story({
  args: { path: doorPath },
  globals: { session: 'guest' },
  beforeEach({ msw }) {
    msw.use(fromOutside());
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn(globals, 'room.door.join') })).toBeVisible();
  },
});

/** A name that is taken is told under the box; another one opens the door. */
export const Joined = meta.story({
  tags: ['no-look'],
  args: { path: doorPath },
  globals: asGuest,
  beforeEach({ msw }) {
    const { path } = operations.joinRoom;
    const taken = { ...operations.joinRoom.examples[409].conflict, field: 'displayName' };
    msw.use(
      fromOutside(),
      http.post(`*/api${path}`, () => Response.json(taken, { status: 409 }), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Your name in this room' });
    await userEvent.type(box, 'Noor{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription(/is already taken in this room/));
    await userEvent.clear(box);
    await userEvent.type(box, 'Zoe{Enter}');
    await waitFor(() => expect(canvas.getByText(/why the light still burns/)).toBeVisible());
  },
});

/** An invitation that does not work, or none. */
export const Shut = meta.story({
  tags: ['no-look'],
  globals: asGuest,
  args: { path: 'room/rom-of-others' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You cannot enter this room' })).toBeVisible();
  },
});

/** The room did not arrive. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: { ...english, scenario: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** The room is on its way. */
export const Loading = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/rooms/:roomId', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
});
