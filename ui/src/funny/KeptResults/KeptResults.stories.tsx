import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { KeptResults, type KeptResultValue } from './KeptResults';

const items: readonly KeptResultValue[] = [
  { funnyId: 'fun-1', tab: 'tonights-lantern', words: 'Leave one lamp on tonight. I will do the same.', href: '#1' },
  { funnyId: 'fun-2', tab: 'another-ending', words: 'The door stays open', href: '#2' },
  {
    funnyId: 'fun-3',
    tab: 'postcard',
    words: 'The light is lit, the kettle is on, and the gulls ask after you.',
    href: '#3',
  },
];

const meta = preview.meta({
  title: 'Funny/Kept results',
  component: KeptResults,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { items, isFailed: false, onRetry: fn(), onMore: undefined, onDelete: fn() },
});

/** What was kept; each can be deleted. */
export const Filled = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: The door stays open' }));
    await expect(args.onDelete).toHaveBeenLastCalledWith('fun-2');
  },
});

/** More than fit at once. */
export const More = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { onMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** Nothing is kept yet. */
export const Empty = meta.story({ args: { items: [] } });

/** On its way. */
export const Loading = meta.story({ tags: ['no-look'], args: { items: undefined } });

/** It did not arrive. */
export const Failed = meta.story({
  tags: ['one-look'],
  globals: { locale: 'en-US' },
  args: { items: undefined, isFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
