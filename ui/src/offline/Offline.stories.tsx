import { expect, fn } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { countingLight, heronPass } from '../content/fixtures/books';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { KeptStoryList, KeptStoriesView, NoKeptStories, type KeptStoryValue } from './KeptStories';

const playHref = (storyId: string) => `/en-US/kept-stories/${storyId}/play`;
const items: readonly KeptStoryValue[] = [
  { story: heronPass, bytes: 84_000, play: null },
  { story: countingLight, bytes: 1_240_000, play: { round: 4, hasEnded: false } },
  {
    story: { ...heronPass, storyId: 'long', title: 'The Unabridged History of the Winter in Which Nobody Came' },
    bytes: 96_400,
    play: { round: 9, hasEnded: true },
  },
];

const meta = preview.meta({
  title: 'Offline/Kept stories',
  component: KeptStoryList,
  subcomponents: { KeptStoriesView, NoKeptStories },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { items, playHref, onRemove: fn() },
  render: (args) => (
    <KeptStoriesView>
      <KeptStoryList {...args} />
    </KeptStoriesView>
  ),
});

/** One that was not begun, one under way, and one with a long title that was played to its end. */
export const Three = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Play' })).toHaveAttribute('href', playHref(heronPass.storyId));
    await expect(canvas.getByText('84 kB')).toBeVisible();
    await expect(canvas.getByText('Round 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${countingLight.title}` }));
    await expect(args.onRemove).toHaveBeenCalledWith(countingLight.storyId);
  },
});

/** None yet: how stories are kept. */
export const Empty = meta.story({
  globals: { locale: 'en-US' },
  tags: ['no-look'],
  render: () => (
    <KeptStoriesView>
      <NoKeptStories storiesHref="/en-US/story-hub" />
    </KeptStoriesView>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore stories' })).toHaveAttribute('href', '/en-US/story-hub');
  },
});
