import { CardAct } from '../CardAct/CardAct';
import { cardPlace } from '../CardAct/CardAct.css';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import type { StoryCardValue, StoryHref } from '../../content/model';
import { ShelvedBook, ShelvedBookSkeleton } from '../../content/ShelvedBook/ShelvedBook';
import { grid, item } from './BookGrid.css';

interface BookGridProps {
  /** Names the list, such as "Stories". */
  label: string;
  stories: readonly StoryCardValue[];
  hrefOf: StoryHref;
  /** A name per story for the page change; see `Book`. */
  transitionNameOf?: ((storyId: string) => string | undefined) | undefined;
  pending?: number;
}

export function BookGrid({ label, stories, hrefOf, transitionNameOf, pending = 0 }: BookGridProps) {
  return (
    <ul className={grid} aria-label={label} aria-busy={pending > 0}>
      {stories.map((story, position) => (
        <li key={story.storyId} className={`${item} ${cardPlace}`}>
          <ShelvedBook
            story={story}
            href={hrefOf(story.storyId)}
            viewTransitionName={transitionNameOf?.(story.storyId)}
            priority={position < 2}
          />
          <CardAct kind="story" id={story.storyId} name={story.title} />
        </li>
      ))}
      {Array.from({ length: pending }, (_, position) => (
        <li key={`pending-${position}`} className={item} aria-hidden="true">
          <ShelvedBookSkeleton />
        </li>
      ))}
    </ul>
  );
}

export function BookGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <>
      <LoadingNote />
      <div className={grid}>
        {Array.from({ length: count }, (_, position) => (
          <div key={position} className={item}>
            <ShelvedBookSkeleton />
          </div>
        ))}
      </div>
    </>
  );
}
