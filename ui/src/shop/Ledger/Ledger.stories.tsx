import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { ledger } from '../fixtures/shop';
import { LedgerList } from './LedgerList';
import { EntryMissing, LedgerEmptyWords, NewerEntries } from './LedgerNotes';

const onNewer = fn();

const meta = preview.meta({
  title: 'Shop/Ledger',
  component: LedgerList,
  subcomponents: { EntryMissing, LedgerEmptyWords, NewerEntries },
  args: { entries: ledger, soughtId: undefined, hrefOf: () => undefined },
});

/** Day by day, with the balance after each line. */
export const TwoDays = meta.story();

/** The line that an address names is marked. */
export const OneSought = meta.story({ args: { soughtId: 'daily' } });

/** A frame was bought with points: the line says which. */
export const FrameBought = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    entries: [
      {
        entryId: 'frame',
        kind: 'reserve',
        points: -240,
        balanceAfter: 1018,
        createdAt: '2026-01-15T20:10:00Z',
        subject: { productId: 'brass-lantern' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Frame: Brass lantern')).toBeVisible();
  },
});

/** What stands around the list: nothing yet, a line that is not there, newer lines. */
export const Notes = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <LedgerEmptyWords />
      <EntryMissing />
      <NewerEntries loading={false} onNewer={onNewer} />
      <NewerEntries loading onNewer={onNewer} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [ready, loading] = canvas.getAllByRole('button');
    if (ready !== undefined) await userEvent.click(ready);
    await expect(onNewer).toHaveBeenCalledOnce();
    await expect(loading).toBeDisabled();
  },
});
