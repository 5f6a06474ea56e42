import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { ownStories } from '../fixtures/ink';
import { OwnStories, type OwnStoriesProps } from './OwnStories';

const meta = preview.meta({
  title: 'Ink/Own stories',
  render: (props: OwnStoriesProps) => <OwnStories {...props} />,
  args: {
    stories: ownStories,
    deletedIds: new Set<string>(),
    hrefOf: (storyId: string) => `#story-${storyId}`,
    beginHrefOf: (storyId: string) => `#begin-${storyId}`,
    onDelete: fn(),
    onUndoDelete: fn(),
  },
});

/** Each can be played and deleted. */
export const Two = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: 'Play' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Letters to a Lighthouse' }));
    await expect(args.onDelete).toHaveBeenCalledWith('sty-letters');
  },
});

/** One was just deleted, and can be brought back. */
export const OneDeleted = meta.story({
  tags: ['no-look'],
  args: { deletedIds: new Set(['sty-ferry']) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The Ferry That Waits is deleted.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndoDelete).toHaveBeenCalledWith('sty-ferry');
  },
});
