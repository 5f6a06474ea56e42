import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { choice, radio, words } from '../../chat/PersonaPicker/PersonaPicker.css';
import type { TurnTakingValue } from '../model';
import { choices, explanation, group, legend } from './TurnTakingChoice.css';
import { turnTakingNames } from './turn-taking-names';

const explanations = {
  mention: (
    <FormattedMessage
      id="room.turns.mention.what"
      defaultMessage="A character answers when somebody writes its name, such as @Maren. Otherwise people talk among themselves, and it costs nothing."
      description="Explains turn taking by name, where a room is opened or changed; @Maren stands for any character’s name"
    />
  ),
  'round-robin': (
    <FormattedMessage
      id="room.turns.roundRobin.what"
      defaultMessage="Every message is answered by the character whose turn it is, one after the other."
      description="Explains turn taking in turn, where a room is opened or changed"
    />
  ),
  relevance: (
    <FormattedMessage
      id="room.turns.relevance.what"
      defaultMessage="Whoever the words concern most answers. Sometimes two do."
      description="Explains turn taking by relevance, where a room is opened or changed"
    />
  ),
} as const satisfies Record<TurnTakingValue, ReactNode>;

/** In the order in which they are offered. */
const offered = ['relevance', 'mention', 'round-robin'] as const satisfies readonly TurnTakingValue[];

interface TurnTakingChoiceProps {
  readonly value: TurnTakingValue;
  readonly onChange: (value: TurnTakingValue) => void;
  readonly disabled?: boolean;
}

/** Who answers what is said in a room: the three rules, each explained. */
export function TurnTakingChoice({ value, onChange, disabled = false }: TurnTakingChoiceProps) {
  const name = useId();
  return (
    <fieldset className={group} disabled={disabled}>
      <legend className={legend}>
        <FormattedMessage
          id="room.turns.legend"
          defaultMessage="Who answers?"
          description="Over the choice of how characters take turns in a room"
        />
      </legend>
      <div className={choices}>
        {offered.map((turnTaking) => {
          const id = `${name}-${turnTaking}`;
          return (
            <div key={turnTaking} className={choice}>
              <input
                id={id}
                type="radio"
                name={name}
                className={radio}
                checked={turnTaking === value}
                aria-describedby={`${id}-what`}
                onChange={() => onChange(turnTaking)}
              />
              <label htmlFor={id} className={words}>
                {turnTakingNames[turnTaking]}
                <span id={`${id}-what`} className={explanation}>
                  {explanations[turnTaking]}
                </span>
              </label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
