import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { TalkGone } from './TalkGone';

const meta = preview.meta({
  title: 'Talk/Not here',
  component: TalkGone,
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { reason: 'play' as const, href: '/en-US/story-hub' },
});

/** Both reasons. */
export const Playground = meta.story({ tags: ['!test', 'no-look'] });

/** The play was deleted, or is another reader’s. */
export const NoPlay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This play does not exist' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore other stories' })).toHaveAttribute(
      'href',
      '/en-US/story-hub',
    );
  },
});

/** The character is not in the story. */
export const NoCharacter = meta.story({
  args: { reason: 'character', href: '/en-US/play' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the story' })).toHaveAttribute('href', '/en-US/play');
  },
});
