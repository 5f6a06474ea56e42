import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { GoneCast } from './GoneCast';

const meta = preview.meta({
  title: 'Story creation/Gone cast',
  component: GoneCast,
  args: { count: 1, onRemove: fn() },
});

/** One character was deleted, or withdrawn by its maker. */
export const One = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A character of this story was deleted');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from the story' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** Several of them. */
export const Several = meta.story({
  args: { count: 3 },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('3 characters of this story were deleted');
  },
});
