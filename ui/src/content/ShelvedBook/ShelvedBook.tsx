import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import { Book } from '../Book/Book';
import { link } from '../Book/Book.css';
import { BookSkeleton } from '../Book/BookSkeleton';
import { ReaderCount, storyLength } from '../Counts/Counts';
import { MatureBadge } from '../MatureBadge/MatureBadge';
import type { StoryCardValue } from '../model';
import { coverSizes } from '../picture-sizes';
import { languageNames, speaksPageLanguage } from '../story-languages';
import { board, caption, length, place, standing } from './ShelvedBook.css';

interface ShelvedBookProps {
  story: StoryCardValue;
  href: string;
  /** What kind of shelf it stands on: it decides how wide the cover is. */
  shelf?: keyof typeof coverSizes;
  viewTransitionName?: string | undefined;
  priority?: boolean;
}

/** A book on its piece of the board, with its length and its readers under it. The whole of it is one link. */
export function ShelvedBook({ story, href, shelf = 'grid', viewTransitionName, priority = false }: ShelvedBookProps) {
  const intl = useIntl();
  return (
    <Link href={href} className={link}>
      <Place
        book={
          <Book
            story={story}
            sizes={coverSizes[shelf]}
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
        <OtherLanguages languages={story.languages} />
        {story.mature && <MatureBadge />}
      </Place>
    </Link>
  );
}

/** In which languages a story is told, where the language of the page is none of them: on its own page it always says. */
function OtherLanguages({ languages }: Pick<StoryCardValue, 'languages'>) {
  const intl = useIntl();
  return speaksPageLanguage(intl, languages) ? null : <span>{languageNames(intl, languages)}</span>;
}

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
