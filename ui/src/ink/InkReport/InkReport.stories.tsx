import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { faulty, faultySource, sound } from '../fixtures/ink';
import { InkReport, type InkReportProps } from './InkReport';

const meta = preview.meta({
  title: 'Ink/Report',
  component: InkReport,
  render: (props: InkReportProps) => <InkReport {...props} />,
  args: { report: faulty, source: faultySource, onLine: fn() },
});

/** Problems by their lines, each with the line, and a way to it. */
export const Faulty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '1 error' })).toBeVisible();
    await expect(canvas.getByText('+ [Step aboard.] -> crosing')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Line 2' }));
    await expect(args.onLine).toHaveBeenCalledWith(2);
  },
});

/** Nothing is wrong. */
export const Sound = meta.story({
  args: { report: sound },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9,120 words')).toBeVisible();
  },
});
