import { expect } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { SuspensionBar } from './SuspensionBar';

const meta = preview.meta({
  title: 'Operators/Suspension bar',
  component: SuspensionBar,
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { until: '2026-11-28T10:00:00.000Z', reason: 'Advertising after two warnings.' },
});

/** A suspended account reads until when it cannot write, and why. */
export const Suspended = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your account is suspended until Nov 28, 2026');
    await expect(canvas.getByText('Advertising after two warnings.')).toBeVisible();
  },
});
