import { expect } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { BundleShelf } from './BundleShelf';
import { bundle } from './fixtures';

const meta = preview.meta({
  title: 'Bundles/BundleShelf',
  component: BundleShelf,
  args: {
    bundles: [bundle, { ...bundle, bundleId: 'bnd-second', title: 'Winter evenings', points: 1200, creatorName: null }],
    hrefOf: (bundleId: string) => `#${bundleId}`,
  },
});

/** Two bundles, with their covers, creator and price. */
export const Two = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /Three nights by the sea/ })).toHaveAttribute(
      'href',
      '#bnd-harbours',
    );
  },
});
