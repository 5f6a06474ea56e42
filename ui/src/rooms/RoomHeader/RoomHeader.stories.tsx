import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { awake } from '../../content/fixtures/characters';
import { onPhone } from '../../content/fixtures/PageFrame';
import { cast, people } from '../fixtures/rooms';
import { RoomHeader, type RoomHeaderProps } from './RoomHeader';

const args: RoomHeaderProps = {
  title: 'The lamp and the missing clock',
  characters: cast,
  members: people,
  connection: 'live',
  backHref: '/en-US/room-entry-page',
  panel: null,
  onPeople: fn(),
  onSettings: fn(),
  onMemory: fn(),
  onSearch: fn(),
  onInvite: fn(),
};

const meta = preview.meta({
  title: 'Rooms/Header',
  component: RoomHeader,
  render: (args: RoomHeaderProps) => <RoomHeader {...args} />,
  parameters: { layout: 'fullscreen' },
  args,
});

/** What the room is called, who speaks, who is here, and the ways to the panels. */
export const Live = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Odile Marchetti' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'People: 2 of 3 here' }));
    await expect(args.onPeople).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Memory' }));
    await expect(args.onMemory).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Room settings' }));
    await expect(args.onSettings).toHaveBeenCalledOnce();
  },
});

/** A long title, six characters and no line, in one hand. */
export const OnPhone = meta.story({
  globals: onPhone,
  args: { title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll', characters: awake, connection: 'offline', panel: 'people' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to your rooms' })).toHaveAttribute('href', args.backHref);
    await expect(canvas.getByRole('button', { name: /People/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
