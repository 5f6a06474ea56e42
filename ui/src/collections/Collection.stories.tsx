import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { hrefs } from '../content/fixtures/hrefs';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { tagLabels } from '../content/fixtures/tags';
import { CollectionEntries } from './CollectionEntries';
import { CollectionView } from './CollectionView';
import { entries } from './fixtures';

const arranging = { onMove: fn(), onRemove: fn() };
const own = {
  arranging: false,
  unavailableCount: 2,
  withheld: false,
  onArrange: fn(),
  onEdit: fn(),
  onDelete: fn(),
};
const cards = {
  label: 'Cold nights',
  entries,
  characterHrefOf: hrefs.character,
  storyHrefOf: hrefs.story,
  tagLabels,
};

const meta = preview.meta({
  title: 'Collections/Collection',
  component: CollectionView,
  subcomponents: { CollectionEntries },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    name: 'Cold nights',
    description: 'Read these under a blanket, with the window a little open.',
    visibility: 'link' as const,
    ownerName: 'Ines',
    entryCount: entries.length,
    own,
    onShare: fn(),
    exploreHref: hrefs.explore,
    children: <CollectionEntries {...cards} />,
  },
});

/** To its owner, with what is left out. */
export const Own = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 more are not available to you.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrange' }));
    await expect(own.onArrange).toHaveBeenCalledWith(true);
  },
});

/** Each entry can be moved by keyboard, and removed. */
export const Arranging = meta.story({
  globals: { locale: 'en-US' },
  args: { own: { ...own, arranging: true }, children: <CollectionEntries {...cards} arranging={arranging} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Move Maren Vale earlier' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Move Maren Vale later' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(arranging.onMove).toHaveBeenCalledWith(entries[0], 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Wren Halloway' }));
    await expect(arranging.onRemove).toHaveBeenCalledWith(entries[2]);
  },
});

/** To others: nothing of what is left out, and a way to report it. */
export const Others = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { own: undefined, onReport: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/not available/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Report the collection' }));
    await expect(args.onReport).toHaveBeenCalled();
  },
});

/** Nothing in it yet. */
export const Empty = meta.story({
  tags: ['no-look'],
  args: { entryCount: 0, own: { ...own, unavailableCount: 0 }, description: '', children: null },
});

/** Hidden by the operators, with a name and a description as long as they can be. */
export const WithheldAndLong = meta.story({
  tags: ['no-look'],
  args: {
    own: { ...own, withheld: true },
    name: 'Everyone who ever kept a light burning for someone at sea…'.padEnd(60, '.'),
    description: 'A long description. '.repeat(25),
  },
});
