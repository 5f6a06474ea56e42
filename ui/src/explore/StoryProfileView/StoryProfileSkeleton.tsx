import { BookSkeleton } from '../../content/Book/BookSkeleton';
import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { button, line, page, plainSky, titleLine } from './StoryProfileSkeleton.css';
import { book, head, words } from './StoryProfileView.css';

/** A story's page before the story is known: a book in front of an empty sky, and the place of its first page. */
export function StoryProfileSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={head}>
          <div className={plainSky} />
          <div className={book}>
            <BookSkeleton />
          </div>
          <div className={words}>
            <div className={titleLine} />
            <div className={line} />
            <div className={line} />
            <div className={button} />
          </div>
        </div>
        <div className={page} />
      </Breath>
    </>
  );
}
