import type { InteractionValue } from '../model';
import { list } from './History.css';
import { interactionKinds } from './history-words';
import { HistoryRow } from './HistoryRow';

interface InteractionsProps {
  readonly interactions: readonly InteractionValue[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The page of what a line is about; `undefined` where that is not known. */
  readonly hrefOf: (interaction: InteractionValue) => string | undefined;
}

/** What kind of thing a line is about decides the shape of its picture. */
const shapes = {
  chat: 'arch',
  follow: 'arch',
  play: 'book',
  favourite: 'plain',
  rating: 'plain',
  comment: 'plain',
} as const satisfies Record<InteractionValue['kind'], 'arch' | 'book' | 'plain'>;

/** What the reader did with characters and stories, newest first. */
export function Interactions({ interactions, now, hrefOf }: InteractionsProps) {
  return (
    <ul className={list}>
      {interactions.map((interaction) => {
        const { id, kind, title, imageUrl, at } = interaction;
        return (
          <HistoryRow
            key={id}
            title={title}
            href={hrefOf(interaction)}
            imageUrl={imageUrl}
            shape={shapes[kind]}
            {...interactionKinds[kind]}
            at={at}
            now={now}
          />
        );
      })}
    </ul>
  );
}
