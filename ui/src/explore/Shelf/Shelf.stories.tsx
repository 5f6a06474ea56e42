import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { arabicShelf } from '../../content/fixtures/arabic';
import { shelfOfSix } from '../../content/fixtures/books';
import { hrefs } from '../../content/fixtures/hrefs';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { Shelf, ShelfSkeleton } from './Shelf';

const meta = preview.meta({
  title: 'Explore/Shelf',
  component: Shelf,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    title: 'On the shelf',
    sub: 'Play round by round, or read like a novel',
    stories: shelfOfSix,
    hrefOf: hrefs.story,
    seeAllHref: hrefs.stories,
  },
});

/** A full board. */
export const FullShelf = meta.story();

/** A book, its length and its readers are one link. */
export const OneLinkPerBook = meta.story({
  tags: ['no-look'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /The Counting Light.*12 rounds, 3 endings.*31K readers/ });
    await expect(link).toHaveAttribute('href', hrefs.story('the-counting-light'));
    await expect(link).not.toHaveTextContent('English');
  },
});

/** Two books: the board runs on to the end of the row. */
export const TwoBooks = meta.story({ args: { stories: shelfOfSix.slice(0, 2), seeAllHref: undefined } });

/** On a phone the shelf scrolls sideways, board and all. */
export const OnPhone = meta.story({ globals: onPhone });

/** From right to left: spines on the right, pages on the left. Books told in another language say in which. */
export const InArabic = meta.story({
  globals: { locale: 'ar-SA' },
  args: { title: 'على الرف', sub: undefined, stories: arabicShelf },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('الإنجليزية')).toHaveLength(arabicShelf.length);
  },
});

/** The board stands; the books are on their way. */
export const Loading = meta.story({ render: () => <ShelfSkeleton /> });
