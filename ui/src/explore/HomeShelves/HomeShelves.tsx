import type { ShelfId } from '@fabula/sdk/types';
import { useIntl } from 'react-intl';

import { CharacterRow, CharacterRowSkeleton } from '../CharacterRow/CharacterRow';
import type { CharacterHref, ShelfValue, StoryHref, TagLabels } from '../../content/model';
import { Shelf, ShelfSkeleton } from '../Shelf/Shelf';
import { pending } from './HomeShelves.css';
import { shelfLabels } from './shelf-labels';

interface HomeShelvesProps {
  shelves: readonly ShelfValue[];
  /** Where all of a shelf's kind are, in the order of the shelf. */
  seeAllHrefOf: (shelfId: ShelfId) => string;
  characterHrefOf: CharacterHref;
  storyHrefOf: StoryHref;
  tagLabels: TagLabels;
  /** A name per character for the page change; see `CharacterCard`. */
  characterTransitionNameOf?: ((characterId: string) => string | undefined) | undefined;
  /** A name per story for the page change; see `Book`. */
  storyTransitionNameOf?: ((storyId: string) => string | undefined) | undefined;
}

/** The rows of the explore page: windows and shelves in the order they come. */
export function HomeShelves(props: HomeShelvesProps) {
  const intl = useIntl();
  return props.shelves.map((shelf) => {
    const words = shelfLabels(intl, shelf.shelfId);
    return shelf.kind === 'characters' ? (
      <CharacterRow
        key={shelf.shelfId}
        {...words}
        characters={shelf.items}
        hrefOf={props.characterHrefOf}
        tagLabels={props.tagLabels}
        seeAllHref={props.seeAllHrefOf(shelf.shelfId)}
        transitionNameOf={props.characterTransitionNameOf}
      />
    ) : (
      <Shelf
        key={shelf.shelfId}
        {...words}
        stories={shelf.items}
        hrefOf={props.storyHrefOf}
        seeAllHref={props.seeAllHrefOf(shelf.shelfId)}
        transitionNameOf={props.storyTransitionNameOf}
      />
    );
  });
}

/** The rows of the explore page before they are known: windows, a shelf, windows. */
export function HomeShelvesSkeleton() {
  return (
    <div className={pending}>
      <CharacterRowSkeleton />
      <ShelfSkeleton />
      <CharacterRowSkeleton />
    </div>
  );
}
