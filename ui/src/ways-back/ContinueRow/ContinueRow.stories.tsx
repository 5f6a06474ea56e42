import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import {
  hanaChat,
  harbourRoom,
  inArabic,
  lanternPlay,
  longNames,
  longPlay,
  marenChat,
  now,
  quietRoom,
  saltRoadPlay,
  wrenChat,
} from '../fixtures/ways-back';
import { ContinueFailed, ContinueRow } from './ContinueRow';
import { ContinueSkeleton } from './ContinueSkeleton';
import { Returning } from './Returning';

const meta = preview.meta({
  title: 'Ways back/Continue',
  component: ContinueRow,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { items: [marenChat, lanternPlay, harbourRoom], now, allHref: '/en-US/conversations' },
});

/** A chat, a play and a room: the newest has the one filled button, the others are links as a whole. */
export const OneOfEach = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reply' })).toHaveAttribute('href', marenChat.href);
    await expect(canvas.getByRole('link', { name: lanternPlay.title })).toHaveAttribute('href', lanternPlay.href);
    await expect(canvas.getByText('Story, round 4 of 10')).toBeVisible();
    await expect(canvas.getByText('Room, 6 new messages')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All conversations' })).toHaveAttribute(
      'href',
      '/en-US/conversations',
    );
  },
});

/** The reader’s books are bound; characters and rooms are as they were. */
export const Bound = meta.story({
  tags: ['no-look'],
  args: { binding: 'brass-corners' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg[data-binding="brass-corners"]')).toHaveLength(1));
  },
});

/** By day. */
export const ByDay = meta.story({ globals: { theme: 'day' } });

/** On a phone the newest takes the width, the others share it. */
export const OnPhone = meta.story({ globals: onPhone });

/** Mirrored. */
export const InArabic = meta.story({ globals: { locale: 'ar-SA', theme: 'day' }, args: { items: inArabic } });

/** One thing to return to is one wide card. */
export const One = meta.story({ args: { items: [lanternPlay], allHref: undefined } });

/** Chats alone: the last words were the reader’s own; an answer has come since. */
export const Chats = meta.story({
  args: { items: [marenChat, wrenChat, hanaChat] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You:/)).toHaveTextContent('You: It was green, with a duck’s head.');
    await expect(canvas.getByText('Chat, new reply')).toBeVisible();
    await expect(canvas.getByText(hanaChat.title)).toBeVisible();
  },
});

/** Plays alone; one does not say how long it is. */
export const Plays = meta.story({
  args: { items: [saltRoadPlay, lanternPlay, longPlay] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue the story' })).toHaveAttribute('href', saltRoadPlay.href);
    await expect(canvas.getByText('Story, chapter 2 of 8')).toBeVisible();
    await expect(canvas.getByText('Story, round 12')).toBeVisible();
  },
});

/** Rooms alone. */
export const Rooms = meta.story({
  tags: ['no-look'],
  args: { items: [harbourRoom, quietRoom] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the room' })).toHaveAttribute('href', harbourRoom.href);
  },
});

/** Names and words that are too long stay inside their cards. */
export const LongNames = meta.story({
  globals: onPhone,
  args: { items: longNames },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Before they are known: as high as the cards. */
export const Loading = meta.story({ render: () => <ContinueSkeleton /> });

const onRetry = fn();

/** They did not arrive. */
export const Failed = meta.story({
  render: () => <ContinueFailed onRetry={onRetry} retrying={false} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing is lost.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** Before it is known whose page it is, the root of the document says which beginning is seen. */
export const NotKnownYet = meta.story({
  tags: ['no-look'],
  beforeEach: () => () => delete document.documentElement.dataset['returning'],
  render: (args) => (
    <Returning newcomers={<p>Tonight’s tale</p>}>
      <ContinueRow {...args} />
    </Returning>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tonight’s tale')).toBeVisible();
    document.documentElement.dataset['returning'] = '';
    await expect(canvas.getByText('Tonight’s tale')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reply' })).toBeVisible();
  },
});
