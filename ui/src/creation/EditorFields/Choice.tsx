import { useId, type ReactNode } from 'react';

import { describedBy, FieldFrame } from '../../primitives/TextField/FieldFrame';
import { select } from '../Step/step.css';

interface ChoiceProps {
  readonly label: ReactNode;
  readonly facts?: ReactNode;
  readonly note?: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of several, in a box that opens. */
export function Choice({ label, facts, note, value, onChange, options }: ChoiceProps) {
  const id = useId();
  const words = { label, counter: facts, note };
  return (
    <FieldFrame id={id} {...words}>
      <select
        {...describedBy(id, words)}
        id={id}
        className={select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
