import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { SendPlay } from './SendPlay';

const meta = preview.meta({
  title: 'Offline/Send a play',
  component: SendPlay,
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { onSend: fn() },
});

const href = '/en-US/dynamic-story-play/s/heron-pass/r';

/** It is on this device only. */
export const Ready = meta.story({
  args: { state: { kind: 'ready' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to my plays' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** Without a connection it waits. */
export const Offline = meta.story({
  args: { state: { kind: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('once you are online');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** It did not arrive, and can be sent again. */
export const Failed = meta.story({
  args: { state: { kind: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It stays on this device');
    await expect(canvas.getByRole('button', { name: 'Send to my plays' })).toBeEnabled();
  },
});

/** All of it came out the same. */
export const Whole = meta.story({
  args: { state: { kind: 'sent', equal: 8, sent: 8, href } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 8 rounds are in your plays')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the play' })).toHaveAttribute('href', href);
  },
});

/** The story has changed: its beginning is the same. */
export const Part = meta.story({
  args: { state: { kind: 'sent', equal: 3, sent: 8, href } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first 3 rounds are in your plays')).toBeVisible();
  },
});

/** Not even the first round is the same. */
export const Nothing = meta.story({
  args: { state: { kind: 'sent', equal: 0, sent: 8, href } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The story begins in another way now')).toBeVisible();
  },
});
