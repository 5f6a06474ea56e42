import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { soundInk } from '../fixtures/check-args';
import { ferryMap } from '../fixtures/story-map';
import { CoverageReport, type CoverageReportProps } from './CoverageReport';

const words = { shortest: 188, median: 204, longest: 233 };

const meta = preview.meta({
  title: 'Story creation/Coverage',
  component: CoverageReport,
  tags: ['one-look'],
  args: {
    coverage: { words, choices: 3, unoffered: [{ line: 5, partId: '' }] },
    parts: ferryMap.parts,
    source: soundInk,
    onLine: fn(),
  },
  render: (props: CoverageReportProps) => (
    <main style={{ maxInlineSize: 374 }}>
      <h2>About this story</h2>
      <h3>Ready to play</h3>
      <CoverageReport {...props} />
    </main>
  ),
});

/** A choice and a knot that no reading came by: each leads to its line. */
export const Missed = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Line 5' }));
    await expect(args.onLine).toHaveBeenCalledWith(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Line 17' }));
    await expect(args.onLine).toHaveBeenCalledWith(17);
  },
});

/** Readings came to everything. */
export const Complete = meta.story({
  args: {
    coverage: { words, choices: 3, unoffered: [] },
    parts: ferryMap.parts.filter(({ reach }) => reach === 'read'),
  },
});
