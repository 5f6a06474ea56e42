import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { KeepOffline } from './KeepOffline';

const meta = preview.meta({
  title: 'Offline/Keep a story',
  component: KeepOffline,
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { keptHref: '/en-US/kept-stories', onKeep: fn(), onRemove: fn() },
});

/** It can be kept. */
export const Offered = meta.story({
  args: { state: { kind: 'offered' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep for offline' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
});

/** On its way. */
export const Keeping = meta.story({
  args: { state: { kind: 'keeping', part: 0.45 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Keeping: 45%');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
});

/** Kept: how much room it takes, the way to all of them, and how it is removed. */
export const Kept = meta.story({
  args: { state: { kind: 'kept', bytes: 84_000 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Kept · 84 kB' })).toHaveAttribute('href', args.keptHref);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});
