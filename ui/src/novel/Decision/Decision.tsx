import { Lock } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { ChoicePrice } from '../../play/Choices/Choice';
import { useChoiceKeys } from '../../play/Choices/use-choice-keys';
import type { MoveStateValue, RoundChoiceValue, RoundValue } from '../../play/model';
import { Ornament } from '../Book/Ornament';
import { bookNumeral } from '../Book/numeral';
import { decision, hint, item, line, list, mark, note, numeral, question, text, words } from './Decision.css';

interface DecisionProps {
  readonly round: RoundValue;
  readonly move: MoveStateValue;
  /** BCP 47 tag of the book. */
  readonly language: string;
  /** False while nothing can be taken, without a connection. */
  readonly isOn: boolean;
  readonly onChoose: (choiceId: string) => void;
}

/** Where the reader chooses: quiet lines between two ornaments. The keys 1 to 9 take them. */
export function Decision({ round: { choices, price }, move, language, isOn, onChoose }: DecisionProps) {
  const id = useId();
  const isPending = move.kind === 'pending';
  useChoiceKeys(isOn && !isPending, (place) => {
    const choice = choices[place];
    if (choice !== undefined && choice.lock === null) onChoose(choice.choiceId);
  });
  return (
    <section className={decision} aria-labelledby={id} data-decision="">
      <Ornament />
      <h2 id={id} lang={useIntl().locale} data-own-script="" className={question}>
        <FormattedMessage
          id="novel.decision"
          defaultMessage="How does it go on?"
          description="Over the choices at the end of what is written of a book"
        />
      </h2>
      <ol className={list}>
        {choices.map((choice, place) => (
          <li key={choice.choiceId} className={item}>
            <DecisionLine
              choice={choice}
              place={place + 1}
              price={price}
              language={language}
              isOn={isOn && !isPending}
              isChosen={isPending && move.choiceId === choice.choiceId}
              onChoose={() => onChoose(choice.choiceId)}
            />
          </li>
        ))}
      </ol>
      <Ornament />
    </section>
  );
}

interface DecisionLineProps {
  readonly choice: RoundChoiceValue;
  /** From 1. */
  readonly place: number;
  readonly price: number;
  readonly language: string;
  readonly isOn: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function DecisionLine({ choice, place, price, language, isOn, isChosen, onChoose }: DecisionLineProps) {
  const { locale } = useIntl();
  const isOff = !isOn || choice.lock !== null;
  return (
    <button
      type="button"
      className={line}
      aria-disabled={isOff || undefined}
      aria-busy={isChosen || undefined}
      aria-keyshortcuts={place <= 9 ? String(place) : undefined}
      data-waiting={(!isOn && !isChosen) || undefined}
      onClick={() => {
        if (!isOff) onChoose();
      }}
    >
      <span aria-hidden="true" className={numeral}>
        {isChosen ? <Lantern /> : bookNumeral(place, language)}
      </span>
      <span className={words}>
        <span className={text}>{choice.text}</span>
        {choice.hint !== null && <span className={hint}>{choice.hint}</span>}
        {choice.lock !== null && (
          <span lang={locale} className={mark}>
            <DrawnIcon drawing={Lock} size="small" />
            <FormattedMessage
              id="novel.decision.locked"
              defaultMessage="Not yet: {reason}"
              description="Under a choice of a book that cannot be taken; {reason} is in the language of the book"
              values={{ reason: <bdi lang={language}>{choice.lock}</bdi> }}
            />
          </span>
        )}
        {choice.roundId !== null && (
          <span lang={locale} className={note}>
            <Icon name="check" size="small" />
            <FormattedMessage
              id="novel.decision.before"
              defaultMessage="You went this way before"
              description="Under a choice of a book that the reader has taken once already"
            />
          </span>
        )}
      </span>
      {price > 0 && choice.lock === null && !isChosen && <ChoicePrice price={price} isLacking={false} />}
    </button>
  );
}
