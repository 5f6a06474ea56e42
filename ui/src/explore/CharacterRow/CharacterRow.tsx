import { useId, type ReactNode } from 'react';

import { CardAct } from '../CardAct/CardAct';
import { cardPlace } from '../CardAct/CardAct.css';
import { CharacterCard } from '../CharacterCard/CharacterCard';
import { CharacterCardSkeleton } from '../CharacterCard/CharacterCardSkeleton';
import type { CharacterCardValue, CharacterHref, TagLabels } from '../../content/model';
import { SectionHeading } from '../../layout/SectionHeading/SectionHeading';
import { item, row } from './CharacterRow.css';

interface CharacterRowProps {
  title: string;
  sub?: ReactNode;
  /** Where all of them are; no link without it. */
  seeAllHref?: string | undefined;
  characters: readonly CharacterCardValue[];
  hrefOf: CharacterHref;
  tagLabels: TagLabels;
  /** A name per character for the page change; see `CharacterCard`. */
  transitionNameOf?: ((characterId: string) => string | undefined) | undefined;
}

/** A row of the explore page: as many windows as fit, or a sideways row on phones. */
export function CharacterRow({
  title,
  sub,
  seeAllHref,
  characters,
  hrefOf,
  tagLabels,
  transitionNameOf,
}: CharacterRowProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} sub={sub} seeAllHref={seeAllHref} />
      <ul className={row}>
        {characters.map((character) => (
          <li key={character.characterId} className={`${item} ${cardPlace}`}>
            <CharacterCard
              character={character}
              href={hrefOf(character.characterId)}
              tagLabels={tagLabels}
              place="row"
              viewTransitionName={transitionNameOf?.(character.characterId)}
            />
            <CardAct kind="character" id={character.characterId} name={character.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CharacterRowSkeleton() {
  return (
    <div className={row}>
      {Array.from({ length: 6 }, (_, position) => (
        <div key={position} className={item}>
          <CharacterCardSkeleton />
        </div>
      ))}
    </div>
  );
}
