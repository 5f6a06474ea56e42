import { expect, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { shelfOfSix } from '../../content/fixtures/books';
import { hrefs } from '../../content/fixtures/hrefs';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { BookGrid, BookGridSkeleton } from './BookGrid';

const secondShelf = shelfOfSix
  .slice(0, 3)
  .map((story) => ({ ...story, storyId: `${story.storyId}-again`, mature: true, isNew: false }));

const meta = preview.meta({
  title: 'Explore/BookGrid',
  component: BookGrid,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { label: 'Stories', stories: [...shelfOfSix, ...secondShelf], hrefOf: hrefs.story },
});

/** Shelf under shelf; the last board is as long as the others. */
export const WholeLibrary = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Stories' });
    await expect(within(list).getAllByRole('link')).toHaveLength(9);
  },
});

/** The next part is on its way. */
export const MoreOnTheWay = meta.story({ args: { stories: shelfOfSix, pending: 6 } });

/** Two columns on a phone. */
export const OnPhone = meta.story({ globals: onPhone });

/** The library before any story is known. */
export const Loading = meta.story({ render: () => <BookGridSkeleton /> });
