import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { inColumn } from '../fixtures/frames';
import { ClosedNote, MutedNote, RoomDisclosure } from '../RoomNotes/RoomNotes';
import { RemovedFromRoom, ShutDoor } from './RoomStates';

const roomsHref = '/en-US/room-entry-page';

const meta = preview.meta({ title: 'Rooms/States', parameters: { layout: 'fullscreen' } });

/** An address without access. */
export const Shut = meta.story({
  decorators: [inPageFrame],
  render: () => <ShutDoor roomsHref={roomsHref} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To your rooms' })).toHaveAttribute('href', roomsHref);
  },
});

/** The host has sent the reader out. */
export const Removed = meta.story({
  decorators: [inPageFrame],
  render: () => <RemovedFromRoom roomsHref={roomsHref} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You were removed from this room');
  },
});

/** In the place of the composer: muted, closed; and what is said all the time. */
export const Notes = meta.story({
  decorators: [inColumn],
  render: () => (
    <div style={{ display: 'grid', gap: 16, paddingBlock: 16 }}>
      <MutedNote />
      <ClosedNote />
      <RoomDisclosure isOfflineEngine />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The host has muted you/)).toBeVisible();
    await expect(canvas.getByText(/The characters are AI/)).toBeVisible();
    await expect(canvas.getByText('Offline engine')).toBeVisible();
  },
});
