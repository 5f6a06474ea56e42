import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { tags } from '../../content/fixtures/tags';
import { ExploreFilters } from './ExploreFilters';

const meta = preview.meta({
  title: 'Explore/ExploreFilters',
  component: ExploreFilters,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { kind: 'everything' as const, tags, selectedTags: [], onKindChange: fn(), onTagToggle: fn() },
});

/** Nothing is chosen yet. */
export const Everything = meta.story();

/** Two tags are on. */
export const TagsChosen = meta.story({ args: { kind: 'characters', selectedTags: ['sea-and-salt', 'cosy'] } });

/** One line that scrolls sideways on a phone. */
export const OnPhone = meta.story({ globals: onPhone });

/** A kind and a tag are chosen by hand. */
export const ChoosingByHand = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Stories' }));
    await expect(args.onKindChange).toHaveBeenCalledWith('stories');
    await userEvent.click(canvas.getByRole('button', { name: 'Mystery', pressed: false }));
    await expect(args.onTagToggle).toHaveBeenCalledWith('mystery');
  },
});
