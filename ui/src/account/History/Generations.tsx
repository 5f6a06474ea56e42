import { FormattedMessage } from 'react-intl';

import { Coin } from '../../primitives/Coin/Coin';
import type { GenerationValue } from '../model';
import { cost, list } from './History.css';
import { generationKinds } from './history-labels';
import { HistoryRow } from './HistoryRow';

interface GenerationsProps {
  readonly generations: readonly GenerationValue[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The page of what a line is about; `undefined` where there is none. */
  readonly hrefOf: (generation: GenerationValue) => string | undefined;
}

/** What was made for the reader and what it cost, newest first. */
export function Generations({ generations, now, hrefOf }: GenerationsProps) {
  return (
    <ul className={list}>
      {generations.map((generation) => (
        <HistoryRow
          key={generation.id}
          title={generation.title}
          href={hrefOf(generation)}
          imageUrl={generation.thumbnailUrl}
          shape={generation.characterId === undefined ? 'plain' : 'arch'}
          {...generationKinds[generation.kind]}
          at={generation.createdAt}
          now={now}
          end={generation.points > 0 && <Cost points={generation.points} />}
        />
      ))}
    </ul>
  );
}

/** What something cost; free things have no price on their line. */
function Cost({ points }: { readonly points: number }) {
  return (
    <span className={cost}>
      <Coin size="small" />
      <FormattedMessage
        id="userProfile.made.cost"
        defaultMessage="{points, plural, one {# point} other {# points}}"
        description="What a picture, a video, a round or an answer cost, at the end of its line"
        values={{ points }}
      />
    </span>
  );
}
