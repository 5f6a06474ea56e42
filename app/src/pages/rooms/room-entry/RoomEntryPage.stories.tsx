import { answer } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { delay, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const meta = preview.meta({
  title: 'Pages/Rooms',
  parameters: { layout: 'fullscreen' },
  args: { path: 'room-entry-page' },
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

/** Rooms of one's own, the form that opens another, and the box for an invitation. */
export const Loaded = meta.story({
  play: async ({ canvas, globals }) => {
    const mine = await canvas.findByRole('region', { name: wordsIn(globals, 'room.mine.title') });
    await expect(await within(mine).findByRole('link')).toBeVisible();
    await canvas.findAllByRole('button', { pressed: false });
    await expect(canvas.getByRole('button', { name: wordsIn(globals, 'room.create.submit') })).toBeEnabled();
  },
});

/** No room yet; the ways into one stand below. */
export const Empty = meta.story({
  tags: ['no-look'],
  globals: { ...asGuest, scenario: 'emptyLists' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Rooms that you create or join/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText('No characters found.')).toBeVisible());
  },
});

/** Everything is on its way. */
export const Loading = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/rooms', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Your rooms' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** The list did not arrive, and comes when it is asked for again; the rest of the page stands. */
export const ListFailed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('listRooms', 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const mine = within(await canvas.findByRole('region', { name: 'Your rooms' }));
    const again = await mine.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('button', { name: 'Create the room' })).toBeEnabled();
    msw.use(answer('listRooms', 200));
    await userEvent.click(again);
    await expect(await mine.findAllByRole('link')).not.toHaveLength(0);
  },
});

/** A guest opens a room under a name of their own, and stands in it. */
export const OpenedByGuest = meta.story({
  tags: ['no-look'],
  globals: asGuest,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Wren Halloway/, pressed: false }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'The odd case');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name in this room' }), 'Ida');
    await userEvent.click(canvas.getByRole('button', { name: 'Create the room' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The odd case' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'People: 1 of 1 here' })).toBeVisible();
  },
});

/** There are too many open rooms: what was entered stays. */
export const TooManyRooms = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('createRoom', 409));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Wren Halloway/, pressed: false }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'The odd case');
    await userEvent.click(canvas.getByRole('button', { name: 'Create the room' }));
    await waitFor(() => expect(canvas.getByText(/reached the limit of open rooms/)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('The odd case');
  },
});

/** A pasted invitation leads to its door. */
export const JoinedByLink = meta.story({
  tags: ['no-look'],
  globals: asGuest,
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Invitation link' });
    await userEvent.type(box, 'https://fabula.example/de-DE/room/rom-5f0d?invite=Zk3vQ9_aB-7xLm2PqR{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Join the room' })).toBeVisible();
  },
});
