import type { PaidAct } from '@fabula/sdk/types';
import { AudioLines, BookOpen, Brush, Clapperboard, Feather, MessageCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { Coin } from '../../primitives/Coin/Coin';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { ActPriceValue } from '../model';
import { list, price, row, sign } from './ActPrices.css';

const acts = {
  'chat-reply': {
    drawing: MessageCircle,
    words: (
      <FormattedMessage
        id="shop.act.chatReply"
        defaultMessage="A reply in chat"
        description="In the list of what things cost: an answer of a character"
      />
    ),
  },
  'story-round': {
    drawing: BookOpen,
    words: (
      <FormattedMessage
        id="shop.act.storyRound"
        defaultMessage="A story round"
        description="In the list of what things cost: a round of a story that is written as it is played"
      />
    ),
  },
  'own-move': {
    drawing: Feather,
    words: (
      <FormattedMessage
        id="shop.act.ownMove"
        defaultMessage="Your own move"
        description="In the list of what things cost: a move in a story in the reader’s own words"
      />
    ),
  },
  image: {
    drawing: Brush,
    words: (
      <FormattedMessage
        id="shop.act.image"
        defaultMessage="A picture"
        description="In the list of what things cost: a generated picture"
      />
    ),
  },
  video: {
    drawing: Clapperboard,
    words: (
      <FormattedMessage
        id="shop.act.video"
        defaultMessage="A film"
        description="In the list of what things cost: a generated film"
      />
    ),
  },
  speech: {
    drawing: AudioLines,
    words: (
      <FormattedMessage
        id="shop.act.speech"
        defaultMessage="1,000 characters read aloud by a model"
        description="In the list of what things cost: a reply or a round that a model reads aloud"
      />
    ),
  },
} as const satisfies Record<PaidAct, { drawing: LucideIcon; words: ReactNode }>;

export function ActPrices({ acts: prices }: { readonly acts: readonly ActPriceValue[] }) {
  return (
    <ul className={list}>
      {prices.map(({ act, points }) => (
        <li key={act} className={row}>
          <span className={sign}>
            <DrawnIcon drawing={acts[act].drawing} />
          </span>
          {acts[act].words}
          <span className={price}>
            {points > 0 && (
              <>
                <Coin size="small" />
                <span aria-hidden="true">
                  <FormattedNumber value={points} />
                </span>
              </>
            )}
            <Words isHidden={points > 0}>
              <FormattedMessage
                id="shop.act.price"
                defaultMessage="{points, plural, =0 {free} one {# point} other {# points}}"
                description="What an act costs, read aloud"
                values={{ points }}
              />
            </Words>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A number with a coin says it to the eye; free is said in words. */
function Words({ isHidden, children }: { readonly isHidden: boolean; readonly children: ReactNode }) {
  return isHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children;
}
