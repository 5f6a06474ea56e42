import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { MoveStateValue, RoundValue } from '../model';
import { Choice, type ChoiceStateValue } from './Choice';
import { keysNote, list } from './Choices.css';
import { useChoiceKeys } from './use-choice-keys';

export interface ChoicesProps {
  readonly round: Pick<RoundValue, 'choices' | 'price'>;
  readonly move: MoveStateValue;
  readonly balance: number | null;
  /** BCP 47 tag of the story. */
  readonly language: string;
  /** False while nothing can be taken: without a connection, and before the words are all there. */
  readonly isOn: boolean;
  readonly onChoose: (choiceId: string) => void;
}

/** What the reader may do next: a labelled group; the keys 1 to 9 take the choice in that place. */
export function Choices({ round: { choices, price }, move, balance, language, isOn, onChoose }: ChoicesProps) {
  const id = useId();
  const isPending = move.kind === 'pending';
  const stateOf = (choiceId: string): ChoiceStateValue => {
    if (isPending && move.choiceId === choiceId) return 'chosen';
    return isPending || !isOn ? 'waiting' : 'open';
  };
  useChoiceKeys(isOn && !isPending, (place) => {
    const choice = choices[place];
    if (choice !== undefined && choice.lock === null) onChoose(choice.choiceId);
  });
  return (
    <div role="group" aria-labelledby={id} aria-describedby={isOn ? `${id}-keys` : undefined}>
      <VisuallyHidden as="h2">
        <span id={id}>
          <FormattedMessage
            id="play.choices"
            defaultMessage="What do you do?"
            description="Names the choices of a round, for screen readers"
          />
        </span>
      </VisuallyHidden>
      <ol className={list}>
        {choices.map((choice, place) => (
          <li key={choice.choiceId}>
            <Choice
              choice={choice}
              place={place + 1}
              state={stateOf(choice.choiceId)}
              price={price}
              isLacking={balance !== null && balance < price}
              language={language}
              onChoose={() => onChoose(choice.choiceId)}
            />
          </li>
        ))}
      </ol>
      {isOn && (
        <p id={`${id}-keys`} className={keysNote}>
          <FormattedMessage
            id="play.choices.keys"
            defaultMessage="{count, plural, one {Press 1 to choose.} other {Press 1 to # to choose.}}"
            description="Under the choices of a round, on computers"
            values={{ count: Math.min(choices.length, 9) }}
          />
        </p>
      )}
    </div>
  );
}
