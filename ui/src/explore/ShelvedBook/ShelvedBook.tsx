import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import { Book } from '../Book/Book';
import { link } from '../Book/Book.css';
import { BookSkeleton } from '../Book/BookSkeleton';
import { ReaderCount, storyLength } from '../Counts/Counts';
import { MatureBadge } from '../MatureBadge/MatureBadge';
import type { StoryCardValue } from '../model';
import { board, caption, length, place, standing } from './ShelvedBook.css';

interface ShelvedBookProps {
  story: StoryCardValue;
  href: string;
  viewTransitionName?: string | undefined;
  priority?: boolean;
}

const coverSizes = '(min-width: 1280px) 180px, (min-width: 765px) 23vw, (min-width: 560px) 30vw, 44vw';

/** A book on its piece of the board, with its length and its readers under it. The whole of it is one link. */
export function ShelvedBook({ story, href, viewTransitionName, priority = false }: ShelvedBookProps) {
  const intl = useIntl();
  return (
    <Link href={href} className={link}>
      <Place
        book={
          <Book
            story={story}
            sizes={coverSizes}
            headingLevel={3}
            stamped={story.isNew}
            viewTransitionName={viewTransitionName}
            priority={priority}
          />
        }
      >
        <span className={length}>{storyLength(intl, story)}</span>
        {story.readerCount > 0 && (
          <span>
            <ReaderCount count={story.readerCount} />
          </span>
        )}
        {story.mature && <MatureBadge />}
      </Place>
    </Link>
  );
}

/** A place on the shelf whose book is still on its way. */
export function ShelvedBookSkeleton() {
  return <Place book={<BookSkeleton />}>{null}</Place>;
}

function Place({ book, children }: { book: ReactNode; children: ReactNode }) {
  return (
    <div className={place}>
      <div className={standing}>{book}</div>
      <div className={board} />
      <div className={caption}>{children}</div>
    </div>
  );
}
