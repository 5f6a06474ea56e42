import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { RowsEmpty } from '../../states/PanelState/PanelState';
import { ownStories } from '../fixtures/ink';
import { HiddenMatureStories, NoOwnStoriesWords, OwnStories, type OwnStoriesProps } from './OwnStories';

const meta = preview.meta({
  title: 'Ink/Own stories',
  component: OwnStories,
  render: (props: OwnStoriesProps) => <OwnStories {...props} />,
  args: {
    stories: ownStories,
    deletedIds: new Set<string>(),
    hrefOf: (storyId: string) => `#story-${storyId}`,
    beginHrefOf: (storyId: string) => `#begin-${storyId}`,
    onEdit: fn(),
    editingId: null,
    onPublish: fn(),
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

/** One is told by a model: it has no length and no text to edit, and is published like the others. */
export const ToldByModel = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { stories: ownStories.map((story, index) => ({ ...story, isTold: index === 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Told by a model')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Edit' })).toHaveLength(1);
    await expect(canvas.queryByText('54 words')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Visibility…' })).toHaveLength(2);
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

/** No story yet: what will be here. */
export const None = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  render: () => (
    <RowsEmpty action={null}>
      <NoOwnStoriesWords />
    </RowsEmpty>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your stories will appear here. Import one to add the first.')).toBeVisible();
  },
});

/** How many the content mode does not show. */
export const SomeHidden = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  render: () => <HiddenMatureStories count={1} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^One more story has mature themes/)).toBeVisible();
  },
});

/** One is public, and one was hidden after a report. */
export const PublishedAndHidden = meta.story({
  args: {
    stories: ownStories.map((story, index) => ({
      ...story,
      visibility: 'public' as const,
      ...(index === 0 ? {} : { withheld: { reason: 'hate' as const, changed: false } }),
    })),
  },
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('Visible to: Everyone')).toHaveLength(2);
    await expect(canvas.getByText(/Hidden by the operators/)).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Visibility…' });
    if (first !== undefined) await userEvent.click(first);
    await expect(args.onPublish).toHaveBeenCalledWith(expect.objectContaining({ storyId: ownStories[0]?.storyId }));
  },
});
