import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { KeptStoryMissing, RunnerFailed } from './KeptPlayStates';

const meta = preview.meta({
  title: 'Offline/No round',
  component: RunnerFailed,
  subcomponents: { KeptStoryMissing },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { onRetry: fn(), retrying: false },
});

/** The story took too long and was stopped. */
export const TooSlow = meta.story({
  args: { reason: 'too-slow' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('longer than five seconds');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** It broke off. */
export const Broken = meta.story({
  args: { reason: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It broke off');
  },
});

/** The address of a story that is not kept. */
export const Missing = meta.story({
  args: { reason: 'failed' },
  render: () => <KeptStoryMissing keptHref="/en-US/kept-stories" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All kept stories' })).toHaveAttribute('href', '/en-US/kept-stories');
  },
});
