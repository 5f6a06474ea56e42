import { Lock } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { Coin } from '../../primitives/Coin/Coin';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { directionOfContent } from '../content';
import type { RoundChoiceValue } from '../model';
import { readAloud } from '../read-aloud';
import { romanNumeral } from '../roman';
import { choice as choiceStyle, choiceText, end, hint, mark, numeral, words } from './Choices.css';

/** What has become of a choice: it can be taken, it is being written out, or another one is. */
export type ChoiceStateValue = 'open' | 'chosen' | 'waiting';

interface ChoiceProps {
  readonly choice: RoundChoiceValue;
  /** From 1. */
  readonly place: number;
  readonly state: ChoiceStateValue;
  /** Points; 0 where it is free. */
  readonly price: number;
  /** There are not enough points for it. */
  readonly isLacking: boolean;
  /** BCP 47 tag of its words. */
  readonly language: string;
  readonly onChoose: () => void;
}

/** One thing that the reader may do next. One that is locked says why, and can still be reached. */
export function Choice({ choice, place, state, price, isLacking, language, onChoose }: ChoiceProps) {
  const { locale, formatNumber } = useIntl();
  const isLocked = choice.lock !== null;
  const isOff = isLocked || state !== 'open';
  return (
    <button
      type="button"
      dir={directionOfContent(language)}
      className={choiceStyle}
      aria-disabled={isOff || undefined}
      aria-busy={state === 'chosen' || undefined}
      aria-keyshortcuts={place <= 9 ? String(place) : undefined}
      data-locked={isLocked || undefined}
      data-chosen={state === 'chosen' || undefined}
      data-waiting={(state === 'waiting' && !isLocked) || undefined}
      onClick={() => {
        if (!isOff) onChoose();
      }}
    >
      <span aria-hidden="true" className={numeral}>
        {locale.startsWith('ar') ? formatNumber(place) : romanNumeral(place)}
      </span>
      <span className={words}>
        <span lang={contentLang(language, locale)} data-own-script="" className={choiceText}>
          {choice.text}
        </span>
        {choice.hint !== null && (
          <span lang={contentLang(language, locale)} data-own-script="" className={hint}>
            {choice.hint}
          </span>
        )}
        {choice.lock !== null && (
          <span className={mark}>
            <DrawnIcon drawing={Lock} size="small" />
            <span>
              <FormattedMessage
                id="play.choice.locked"
                defaultMessage="<aloud>Locked: </aloud>{reason}"
                description="Why a choice of a story cannot be taken; what is in <aloud> is read aloud and not shown"
                values={{ reason: <span lang={contentLang(language, locale)}>{choice.lock}</span>, aloud: readAloud }}
              />
            </span>
          </span>
        )}
        {choice.roundId !== null && (
          <span className={mark}>
            <Icon name="check" size="small" />
            <FormattedMessage
              id="play.choice.taken"
              defaultMessage="Taken before"
              description="Marks a choice of a story that the reader has taken once already"
            />
          </span>
        )}
      </span>
      {state === 'chosen' ? (
        <span className={end}>
          <Lantern />
        </span>
      ) : (
        price > 0 && !isLocked && <ChoicePrice price={price} isLacking={isLacking} />
      )}
    </button>
  );
}

export function ChoicePrice({ price, isLacking }: { readonly price: number; readonly isLacking: boolean }) {
  return (
    <span className={end} data-lacking={isLacking || undefined}>
      <Coin size="small" />
      <FormattedMessage
        id="play.price"
        defaultMessage="{price, number}<aloud> {price, plural, one {point} other {points}}</aloud>"
        description="What a move costs; what is in <aloud> is read aloud and not shown"
        values={{ price, aloud: readAloud }}
      />
    </span>
  );
}
