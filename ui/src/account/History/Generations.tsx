import { FormattedMessage } from 'react-intl';

import { Coin } from '../../primitives/Coin/Coin';
import type { GenerationValue } from '../model';
import { cost, list } from './History.css';
import { generationKinds } from './history-words';
import { HistoryRow } from './HistoryRow';

interface GenerationsProps {
  readonly generations: readonly GenerationValue[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What was made for the reader and what it cost, newest first. */
export function Generations({ generations, now }: GenerationsProps) {
  return (
    <ul className={list}>
      {generations.map(({ id, kind, title, thumbnailUrl, points, createdAt }) => (
        <HistoryRow
          key={id}
          title={title}
          href={undefined}
          imageUrl={thumbnailUrl}
          shape="plain"
          {...generationKinds[kind]}
          at={createdAt}
          now={now}
          end={
            <span className={cost}>
              <Coin size="small" />
              <FormattedMessage
                id="account.made.cost"
                defaultMessage="{points, plural, one {# point} other {# points}}"
                description="What a picture, a video, a round or an answer cost, at the end of its line"
                values={{ points }}
              />
            </span>
          }
        />
      ))}
    </ul>
  );
}
