import { CardAct } from '../CardAct/CardAct';
import { cardPlace } from '../CardAct/CardAct.css';
import { CharacterCard } from '../CharacterCard/CharacterCard';
import { CharacterCardSkeleton } from '../CharacterCard/CharacterCardSkeleton';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import type { CharacterCardValue, CharacterHref, TagLabels } from '../../content/model';
import { grid } from './CharacterGrid.css';

interface CharacterGridProps {
  /** Names the list, such as "Characters". */
  label: string;
  characters: readonly CharacterCardValue[];
  hrefOf: CharacterHref;
  tagLabels: TagLabels;
  /** A name per character for the page change; see `CharacterCard`. */
  transitionNameOf?: ((characterId: string) => string | undefined) | undefined;
  pending?: number;
}

export function CharacterGrid({
  label,
  characters,
  hrefOf,
  tagLabels,
  transitionNameOf,
  pending = 0,
}: CharacterGridProps) {
  return (
    <ul className={grid} aria-label={label} aria-busy={pending > 0}>
      {characters.map((character, position) => (
        <li key={character.characterId} className={cardPlace}>
          <CharacterCard
            character={character}
            href={hrefOf(character.characterId)}
            tagLabels={tagLabels}
            viewTransitionName={transitionNameOf?.(character.characterId)}
            priority={position < 2}
          />
          <CardAct kind="character" id={character.characterId} name={character.name} />
        </li>
      ))}
      {Array.from({ length: pending }, (_, position) => (
        <li key={`pending-${position}`} aria-hidden="true">
          <CharacterCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

export function CharacterGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <>
      <LoadingNote />
      <div className={grid}>
        {Array.from({ length: count }, (_, position) => (
          <CharacterCardSkeleton key={position} />
        ))}
      </div>
    </>
  );
}
