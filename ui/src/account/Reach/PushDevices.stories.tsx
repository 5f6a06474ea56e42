import type { ComponentProps } from 'react';

import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { PushDevices } from './PushDevices';

const here = { pushId: 'psh-1', client: 'Chrome on Linux', current: true, since: '2026-11-21T11:00:00.000Z' };
const phone = { pushId: 'psh-2', client: 'Safari on iOS', current: false, since: '2026-11-14T08:30:00.000Z' };
const unknown = { pushId: 'psh-3', client: '', current: false, since: '2026-10-14T08:30:00.000Z' };

const shared: ComponentProps<typeof PushDevices> = {
  state: 'askable',
  devices: [],
  now: Date.parse('2026-11-21T12:00:00.000Z'),
  busy: undefined,
  failed: false,
  onAdd: fn(),
  onRemove: fn(),
};

const meta = preview.meta({
  title: 'Account/Devices that are notified',
  component: PushDevices,
  args: shared,
  render: (props) => (
    <div style={{ maxInlineSize: 400 }}>
      <PushDevices {...props} />
    </div>
  ),
});

/** Nothing is asked before the button. */
export const CanBeAsked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

/** The browser asks the reader. */
export const Asking = meta.story({ args: { busy: 'adding' } });

/** The reader refused: the browser does not ask again, so it is said where to change that. */
export const Denied = meta.story({
  args: { state: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A browser without push; the reader's other devices stay in reach. */
export const NotSupported = meta.story({
  args: { state: 'unsupported', devices: [phone] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

/** On: this device is on the list, and can leave it. */
export const On = meta.story({ args: { state: 'on', devices: [here] } });

/** Several devices, one of them unknown. */
export const Devices = meta.story({
  args: { state: 'on', devices: [here, phone, unknown] },
  play: async ({ args, canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('button');
    await userEvent.click(second as HTMLElement);
    await expect(args.onRemove).toHaveBeenCalledWith(phone);
  },
});

/** One is being removed. */
export const Removing = meta.story({
  tags: ['no-look'],
  args: { state: 'on', devices: [here, phone], busy: { removing: 'psh-2' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

/** Adding or removing failed. */
export const Failed = meta.story({
  tags: ['no-look'],
  args: { devices: [phone], failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});
