import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Button } from '../../primitives/Button/Button';
import { RowsEmpty, RowsFailed, RowsSkeleton } from './PanelState';

const meta = preview.meta({
  title: 'States/Rows',
  component: RowsFailed,
  subcomponents: { RowsEmpty, RowsSkeleton },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { onRetry: fn(), retrying: false },
});

/** Controls: whether it is being asked for again. */
export const Playground = meta.story({ tags: ['!test', 'no-look'] });

/** A part of a page did not arrive; the rest of the page stays. */
export const Failed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was lost');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** It is being asked for again. */
export const AskingAgain = meta.story({
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
});

/** Nothing in it yet: what will be here, and the way to it. */
export const Empty = meta.story({
  render: () => <RowsEmpty action={<Button>Import a card</Button>}>Your characters will appear here.</RowsEmpty>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your characters will appear here.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import a card' })).toBeVisible();
  },
});

/** On its way: the shapes of the first rows. */
export const Loading = meta.story({
  render: () => <RowsSkeleton count={4} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
