import { expect } from 'storybook/test';

import { unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { WithheldNote } from '../WithheldNote/WithheldNote';
import { FoundHeading } from './FoundHeading';

const meta = preview.meta({
  title: 'Explore/Beginnings',
  component: FoundHeading,
  subcomponents: { WithheldNote },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { query: 'a lighthouse that counts' },
});

/** What was searched for. */
export const Playground = meta.story({ tags: ['!test', 'no-look'] });

/** What a search found begins with its words. */
export const Found = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Results for “a lighthouse that counts”' }),
    ).toBeVisible();
  },
});

/** A search for one long word stays inside of the page. */
export const LongWord = meta.story({
  args: { query: unbrokenWord.repeat(2) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Over a work that those who run the site have hidden. */
export const Withheld = meta.story({
  render: () => <WithheldNote>Only you see this character.</WithheldNote>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only you see this character.')).toBeVisible();
  },
});
