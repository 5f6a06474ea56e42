import type { TurnTaking } from '@fabula/sdk/types';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { choice, words } from '../../chat/PersonaPicker/PersonaPicker.css';
import { radio } from '../../primitives/Choice/choice.css';
import { choices, explanation, group, legend } from './TurnTakingChoice.css';
import { turnTakingNames } from './turn-taking-names';

const explanations = {
  mention: (
    <FormattedMessage
      id="room.turns.mention.what"
      defaultMessage="A character answers when you write its name, such as @Maren. Messages without a name are free."
      description="Explains turn taking by name, where a room is opened or changed; @Maren stands for any character’s name"
    />
  ),
  'round-robin': (
    <FormattedMessage
      id="room.turns.roundRobin.what"
      defaultMessage="The characters answer one after the other."
      description="Explains turn taking in turn, where a room is opened or changed"
    />
  ),
  relevance: (
    <FormattedMessage
      id="room.turns.relevance.what"
      defaultMessage="The character that fits the message best answers. Sometimes two do."
      description="Explains turn taking by relevance, where a room is opened or changed"
    />
  ),
} as const satisfies Record<TurnTaking, ReactNode>;

/** In the order in which they are offered. */
const offered = ['relevance', 'mention', 'round-robin'] as const satisfies readonly TurnTaking[];

interface TurnTakingChoiceProps {
  readonly value: TurnTaking;
  readonly onChange: (value: TurnTaking) => void;
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
