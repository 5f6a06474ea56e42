import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { DraftStatus } from './DraftStatus';

const meta = preview.meta({ title: 'Creation/DraftStatus', component: DraftStatus });

/** Saving, saved, only on this device, and two versions. */
export const AllStates = meta.story({
  args: { state: { kind: 'saving' } },
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <DraftStatus state={{ kind: 'saving' }} />
      <DraftStatus state={{ kind: 'saved', at: '12:04' }} />
      <DraftStatus state={{ kind: 'on-device' }} />
      <DraftStatus state={{ kind: 'conflict', onChoose: fn() }} />
    </div>
  ),
});

const choose = fn();

/** Two versions differ: the words are the way to them. */
export const Conflict = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { state: { kind: 'conflict', onChoose: choose } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose which changes to keep' }));
    await expect(choose).toHaveBeenCalledOnce();
  },
});

/** Nothing was written: nothing is said. */
export const Unwritten = meta.story({
  tags: ['no-look'],
  args: { state: { kind: 'unwritten' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});
