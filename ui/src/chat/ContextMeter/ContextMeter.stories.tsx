import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { contextParts } from '../../thread/fixtures/panels';
import { ContextMeter } from './ContextMeter';

const meta = preview.meta({
  title: 'Chat/Context meter',
  component: ContextMeter,
  args: { parts: contextParts, budget: 4096 },
});

/** What is told, how much of it, and why. */
export const HalfFull = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Context of the next reply' })).toHaveAttribute(
      'aria-valuenow',
      '2490',
    );
    await expect(canvas.getByText('The next reply uses 2,490 of 4,096 tokens.')).toBeVisible();
    await expect(canvas.getByText('“boats” was said in the last message')).toBeVisible();
  },
});
