import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { sceneOf } from '../../content/fixtures/pictures';
import { PlayLayout } from '../PlayLayout/PlayLayout';
import { PlayGone } from './PlayGone';
import { PlaySkeleton } from './PlaySkeleton';

const meta = preview.meta({ title: 'Play/States', parameters: { layout: 'fullscreen' }, decorators: [inPageFrame] });

/** A round on its way, under the scene of its story. */
export const Loading = meta.story({
  render: () => (
    <PlayLayout scene={sceneOf('the-counting-light')}>
      <PlaySkeleton leaveHref="/en-US/story-profile/the-counting-light" />
    </PlayLayout>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Leave the story/ })).toBeVisible();
  },
});

/** A play that is not there. */
export const NotFound = meta.story({
  render: () => <PlayGone reason="not-found" storiesHref="/en-US/story-hub" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Play not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore other stories' })).toHaveAttribute(
      'href',
      '/en-US/story-hub',
    );
  },
});

/** A shared play that was taken back. */
export const TakenBack = meta.story({
  tags: ['no-look'],
  render: () => <PlayGone reason="gone" storiesHref="/en-US/story-hub" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This play is no longer shared' })).toBeVisible();
  },
});
