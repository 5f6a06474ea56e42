import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { awake } from '../../content/fixtures/characters';
import { onPhone } from '../../content/fixtures/PageFrame';
import { inColumn } from '../fixtures/frames';
import { CreateRoom, type CreateRoomProps } from './CreateRoom';
import { JoinByLink } from './JoinByLink';
import { RoomEntry } from './RoomEntry';

const args: CreateRoomProps = {
  asksName: true,
  creating: false,
  nameProblem: null,
  problem: null,
  query: '',
  onQuery: fn(),
  result: { state: 'found', characters: awake },
  onRetry: fn(),
  onCreate: fn(),
};

const meta = preview.meta({
  title: 'Rooms/Entry',
  component: CreateRoom,
  render: (args: CreateRoomProps) => <CreateRoom {...args} />,
  args,
  decorators: [inColumn],
});

function SearchedCreateRoom(args: CreateRoomProps) {
  const [query, setQuery] = useState('');
  const characters = awake.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  return <CreateRoom {...args} query={query} onQuery={setQuery} result={{ state: 'found', characters }} />;
}

/** Two characters, found by name; a title, a rule, a name: the room is opened with all of it. */
export const Filled = meta.story({
  render: (args) => <SearchedCreateRoom {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search characters' }), 'nki');
    await userEvent.click(await canvas.findByRole('button', { name: /Nkiru Obi/, pressed: false }));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: /Bram Ashdown/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Hana Mizuki/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hana Mizuki' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Supper on the river');
    await userEvent.click(canvas.getByRole('radio', { name: /In turn/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name in this room' }), 'Noor');
    await userEvent.click(canvas.getByRole('button', { name: 'Create the room' }));
    await expect(args.onCreate).toHaveBeenCalledWith({
      title: 'Supper on the river',
      scene: '',
      characterIds: ['nkiru-obi', 'bram-ashdown'],
      turnTaking: 'round-robin',
      displayName: 'Noor',
    });
  },
});

/** Sent too early: each missing field says so. */
export const Incomplete = meta.story({
  globals: onPhone,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create the room' }));
    await expect(canvas.getByText('Choose at least one character')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Your name in this room' })).toBeInvalid();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

/** Six are chosen: no further one can be. */
export const Full = meta.story({
  tags: ['no-look'],
  args: {
    result: { state: 'found', characters: [...awake, { ...awake[0], characterId: 'seventh', name: 'Seventh' }] },
  },
  play: async ({ canvas, userEvent }) => {
    for (const { name } of awake) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(name), pressed: false }));
    }
    await expect(canvas.getByText('6 of 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Seventh/ })).toBeDisabled();
  },
});

/** The characters did not arrive, and opening failed: what was entered stays. */
export const Failed = meta.story({
  tags: ['no-look'],
  args: { result: { state: 'failed' }, problem: 'failed', asksName: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Your entries are still here/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('textbox', { name: 'Your name in this room' })).not.toBeInTheDocument();
  },
});

const onOpen = fn((pasted: string) => pasted.includes('invite='));

/** A pasted link leads to the door; anything else is named for what it is. */
export const JoinByPastedLink = meta.story({
  render: () => <JoinByLink onOpen={onOpen} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Invitation link' });
    await userEvent.type(box, 'room/rom-1?invite=Zk3vQ9_aB-7xLm2PqR{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith('room/rom-1?invite=Zk3vQ9_aB-7xLm2PqR');
    await expect(box).toBeValid();
    await userEvent.clear(box);
    await userEvent.type(box, 'hello{Enter}');
    await expect(box).toHaveAccessibleDescription(/This is not an invitation/);
  },
});

/** The whole page: what rooms are, the reader’s own, the two ways into one, and how it works. */
export const WholePage = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  decorators: [],
  render: (args) => (
    <RoomEntry
      hero={<h1>Rooms</h1>}
      rooms={<p>No rooms yet</p>}
      create={<CreateRoom {...args} />}
      join={<p>Join by link</p>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up to six characters at one table')).toBeVisible();
    await expect(canvas.getByText('The member who asks pays')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create the room' })).toBeVisible();
  },
});
