import preview from '../../../../.storybook/preview';
import { arabicShelf } from '../fixtures/arabic';
import { countingLight, heronPass, nineLanterns, saltRoad, shelfOfSix } from '../fixtures/books';
import { brokenPicture } from '../fixtures/pictures';
import { Book } from './Book';
import { BookSkeleton } from './BookSkeleton';

const meta = preview.meta({
  title: 'Explore/Book',
  component: Book,
  args: { story: countingLight, sizes: '180px' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
});

/** Cream ink on a cover in a night mood. */
export const NightCover = meta.story();

/** Brown ink on a cover of sand and brass. */
export const PaperCover = meta.story({ args: { story: saltRoad } });

/** Dark ink on a cover of snow. */
export const FrostCover = meta.story({ args: { story: heronPass } });

/** Published lately. */
export const New = meta.story({ args: { story: nineLanterns, stamped: true } });

/** A title that fills the cover is set smaller and cut after five lines. */
export const LongTitle = meta.story({
  args: {
    story: {
      ...countingLight,
      title: 'An Account of the Extraordinary Occurrences at the Skerry Lighthouse, Set Down by Its Keeper',
    },
  },
});

/** The cover did not come: its colour stands there with the title on it. */
export const MissingCover = meta.story({ args: { story: { ...countingLight, cover: brokenPicture('#1f4a4b') } } });

/** In Arabic a book opens the other way: spine and pages change sides. */
export const InArabic = meta.story({ globals: { locale: 'ar-SA' }, args: { story: arabicShelf[0] } });

/** As small as a book gets, and as large. */
export const Sizes = meta.story({
  render: () => (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        gap: 28,
        inlineSize: 'max-content',
        maxInlineSize: 'calc(100vw - 48px)',
      }}
    >
      {[108, 154, 218, 280].map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100%', flex: 'none' }}>
          <Book story={shelfOfSix[2]} sizes={`${width}px`} />
        </div>
      ))}
    </div>
  ),
});

/** A book whose story is not known yet. */
export const Loading = meta.story({ render: () => <BookSkeleton /> });
