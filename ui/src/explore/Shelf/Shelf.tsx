import { useId, type ReactNode } from 'react';

import { CardAct } from '../CardAct/CardAct';
import { cardPlace } from '../CardAct/CardAct.css';
import type { StoryCardValue, StoryHref } from '../../content/model';
import { SectionHeading } from '../../layout/SectionHeading/SectionHeading';
import { ShelvedBook, ShelvedBookSkeleton } from '../../content/ShelvedBook/ShelvedBook';
import { item, shelf } from './Shelf.css';

interface ShelfProps {
  title: string;
  sub?: ReactNode;
  /** Where all of them are; no link without it. */
  seeAllHref?: string | undefined;
  stories: readonly StoryCardValue[];
  hrefOf: StoryHref;
  /** A name per story for the page change; see `Book`. */
  transitionNameOf?: ((storyId: string) => string | undefined) | undefined;
}

/** A row of books on a wooden board: as many as fit, or a sideways row on phones. */
export function Shelf({ title, sub, seeAllHref, stories, hrefOf, transitionNameOf }: ShelfProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} sub={sub} seeAllHref={seeAllHref} />
      <ul className={shelf}>
        {stories.map((story) => (
          <li key={story.storyId} className={`${item} ${cardPlace}`}>
            <ShelvedBook
              shelf="row"
              story={story}
              href={hrefOf(story.storyId)}
              viewTransitionName={transitionNameOf?.(story.storyId)}
            />
            <CardAct kind="story" id={story.storyId} name={story.title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ShelfSkeleton() {
  return (
    <div className={shelf}>
      {Array.from({ length: 6 }, (_, position) => (
        <div key={position} className={item}>
          <ShelvedBookSkeleton />
        </div>
      ))}
    </div>
  );
}
