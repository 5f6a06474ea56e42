import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { rooms } from '../fixtures/rooms';
import { MyRooms, MyRoomsFailed, MyRoomsSkeleton, NoRooms } from './MyRooms';
import { RoomCards } from './RoomCards';

const onRetry = fn();
const now = Date.parse('2026-01-15T20:30:00Z');

const meta = preview.meta({
  title: 'Rooms/List',
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
});

/** Rooms of one's own and of others, one of them closed. */
export const Cards = meta.story({
  render: () => (
    <MyRooms busy={false}>
      <RoomCards rooms={rooms} now={now} hrefOf={(roomId) => `/en-US/room/${roomId}`} />
    </MyRooms>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /The lamp and the missing clock/ });
    await expect(link).toHaveAttribute('href', '/en-US/room/rom-1');
    await expect(link).toHaveTextContent('Your room');
    await expect(canvas.getByText('Closed')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** None yet. */
export const Empty = meta.story({
  tags: ['no-look'],
  render: () => (
    <MyRooms busy={false}>
      <NoRooms />
    </MyRooms>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rooms that you create or join/)).toBeVisible();
  },
});

/** The list is on its way. */
export const Loading = meta.story({
  tags: ['no-look'],
  render: () => (
    <MyRooms busy>
      <MyRoomsSkeleton />
    </MyRooms>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your rooms' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** The list did not arrive. */
export const Failed = meta.story({
  tags: ['no-look'],
  render: () => (
    <MyRooms busy={false}>
      <MyRoomsFailed onRetry={onRetry} retrying={false} />
    </MyRooms>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
