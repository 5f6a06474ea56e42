import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Chip } from '../../primitives/Chip/Chip';
import type { CharacterTemperament } from '../model';
import { EntryCounter } from '../Step/Counter';
import { aside, chips, group, groupHead, groupLabel } from '../Step/step.css';
import { temperamentNames } from '../labels/temperament-names';
import { wizardLimits } from '../wizard-limits';

const temperaments = [
  ...(['patient', 'dry', 'loyal', 'bold', 'gentle', 'curious'] as const),
  ...(['proud', 'playful', 'stern', 'shy', 'restless', 'warm'] as const),
];

interface TemperamentFieldProps {
  readonly value: readonly CharacterTemperament[];
  readonly onChange: (value: readonly CharacterTemperament[]) => void;
}

/** Up to three of twelve temperaments. The others wait once three are chosen. */
export function TemperamentField({ value, onChange }: TemperamentFieldProps) {
  const intl = useIntl();
  const id = useId();
  const isFull = value.length >= wizardLimits.temperaments;
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-count`} className={group}>
      <div className={groupHead}>
        <span id={id} className={groupLabel}>
          <FormattedMessage
            id="wizard.who.temperaments"
            defaultMessage="Temperament"
            description="Label of the twelve temperaments of which a new character has at most three"
          />
        </span>
        <span id={`${id}-count`} className={aside}>
          <EntryCounter count={value.length} limit={wizardLimits.temperaments} />
        </span>
      </div>
      <div className={chips}>
        {temperaments.map((temperament) => {
          const isChosen = value.includes(temperament);
          return (
            <Chip
              key={temperament}
              selected={isChosen}
              disabled={isFull && !isChosen}
              onClick={() =>
                onChange(isChosen ? value.filter((chosen) => chosen !== temperament) : [...value, temperament])
              }
            >
              {intl.formatMessage(temperamentNames[temperament])}
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
