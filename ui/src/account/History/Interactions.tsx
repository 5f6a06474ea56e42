import type { InteractionValue } from '../model';
import { list } from './History.css';
import { interactionKinds, likedPost } from './history-labels';
import { HistoryRow } from './HistoryRow';

interface InteractionsProps {
  readonly interactions: readonly InteractionValue[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The page of what a line is about; `undefined` where that is not known. */
  readonly hrefOf: (interaction: InteractionValue) => string | undefined;
}

const targetShapes = {
  character: 'arch',
  story: 'book',
  post: 'arch',
} as const satisfies Record<NonNullable<InteractionValue['targetKind']>, 'arch' | 'book'>;

/** The shape of a line's picture where only what was done is known. */
const kindShapes = {
  chat: 'arch',
  follow: 'arch',
  play: 'book',
  favourite: 'plain',
  rating: 'plain',
  comment: 'plain',
} as const satisfies Record<InteractionValue['kind'], 'arch' | 'book' | 'plain'>;

const shapeOf = ({ kind, targetKind }: InteractionValue) =>
  targetKind === undefined ? kindShapes[kind] : targetShapes[targetKind];

const wordsOf = ({ kind, targetKind }: InteractionValue) =>
  kind === 'favourite' && targetKind === 'post' ? likedPost : interactionKinds[kind];

/** What the reader did with characters, stories and posts, newest first. */
export function Interactions({ interactions, now, hrefOf }: InteractionsProps) {
  return (
    <ul className={list}>
      {interactions.map((interaction) => {
        const { id, title, imageUrl, at } = interaction;
        return (
          <HistoryRow
            key={id}
            title={title}
            href={hrefOf(interaction)}
            imageUrl={imageUrl}
            shape={shapeOf(interaction)}
            {...wordsOf(interaction)}
            at={at}
            now={now}
          />
        );
      })}
    </ul>
  );
}
