import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import type { CharacterHref, StoryHref, TagLabels } from '../content/model';
import { ShelvedBook } from '../content/ShelvedBook/ShelvedBook';
import { CardAct } from '../explore/CardAct/CardAct';
import { cardPlace } from '../explore/CardAct/CardAct.css';
import { CharacterCard } from '../explore/CharacterCard/CharacterCard';
import { ToolButton } from '../primitives/ToolButton/ToolButton';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden';
import { grid, place, tools } from './collections.css';
import { idOfEntry, keyOfEntry, nameOfEntry, type CollectionEntryValue } from './model';

interface CollectionEntriesProps {
  /** Names the list: the name of the collection. */
  readonly label: string;
  readonly entries: readonly CollectionEntryValue[];
  readonly characterHrefOf: CharacterHref;
  readonly storyHrefOf: StoryHref;
  readonly tagLabels: TagLabels;
  /** While its owner arranges it. */
  readonly arranging?:
    | {
        readonly onMove: (entry: CollectionEntryValue, by: -1 | 1) => void;
        readonly onRemove: (entry: CollectionEntryValue) => void;
      }
    | undefined;
}

/** Characters and stories in the order of their collection. */
export function CollectionEntries(props: CollectionEntriesProps) {
  const { label, entries, characterHrefOf, storyHrefOf, tagLabels, arranging } = props;
  const intl = useIntl();
  // A browser takes the focus from a button that changes its place.
  const moved = useRef<HTMLButtonElement>(undefined);
  useLayoutEffect(() => {
    moved.current?.focus();
    moved.current = undefined;
  });
  const move = (event: MouseEvent<HTMLButtonElement>, entry: CollectionEntryValue, by: -1 | 1) => {
    moved.current = event.currentTarget;
    arranging?.onMove(entry, by);
  };
  return (
    <>
      <VisuallyHidden as="h2">{label}</VisuallyHidden>
      <ol className={grid} aria-label={label}>
        {entries.map((entry, position) => {
          const name = nameOfEntry(entry);
          return (
            <li key={keyOfEntry(entry)} className={place}>
              <div className={cardPlace}>
                {entry.kind === 'character' ? (
                  <CharacterCard
                    character={entry.character}
                    href={characterHrefOf(entry.character.characterId)}
                    tagLabels={tagLabels}
                    priority={position < 2}
                  />
                ) : (
                  <ShelvedBook story={entry.story} href={storyHrefOf(entry.story.storyId)} priority={position < 2} />
                )}
                <CardAct kind={entry.kind} id={idOfEntry(entry)} name={name} />
              </div>
              {arranging !== undefined && (
                <div className={tools}>
                  <ToolButton
                    drawing={ChevronLeft}
                    pointing
                    disabled={position === 0}
                    onClick={(event) => move(event, entry, -1)}
                    label={intl.formatMessage(
                      {
                        id: 'collection.page.earlier',
                        defaultMessage: 'Move {name} earlier',
                        description: 'Button that moves an entry of a collection one place to the front',
                      },
                      { name },
                    )}
                  />
                  <ToolButton
                    drawing={X}
                    onClick={() => arranging.onRemove(entry)}
                    label={intl.formatMessage(
                      {
                        id: 'collection.page.remove',
                        defaultMessage: 'Remove {name}',
                        description: 'Button that takes a character or a story out of a collection',
                      },
                      { name },
                    )}
                  />
                  <ToolButton
                    drawing={ChevronRight}
                    pointing
                    disabled={position === entries.length - 1}
                    onClick={(event) => move(event, entry, 1)}
                    label={intl.formatMessage(
                      {
                        id: 'collection.page.later',
                        defaultMessage: 'Move {name} later',
                        description: 'Button that moves an entry of a collection one place to the back',
                      },
                      { name },
                    )}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
