import { useId, type ReactNode } from 'react';

import { describedBy, FieldFrame } from '../../primitives/TextField/FieldFrame';
import { numberInput } from './EditorField.css';

interface NumberFieldProps {
  readonly label: ReactNode;
  readonly facts?: ReactNode;
  readonly note?: ReactNode;
  /** Null while nothing is written. */
  readonly value: number | null;
  readonly most: number;
  readonly onChange: (value: number | null) => void;
}

/** A whole number from 0 on, or none. What is no such number changes nothing. */
export function NumberField({ label, facts, note, value, most, onChange }: NumberFieldProps) {
  const id = useId();
  const words = { label, counter: facts, note };
  return (
    <FieldFrame id={id} {...words}>
      <input
        {...describedBy(id, words)}
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        step={1}
        value={value ?? ''}
        className={numberInput}
        onChange={({ target }) => {
          const next = target.value === '' ? null : target.valueAsNumber;
          if (next === null || (Number.isInteger(next) && next >= 0 && next <= most)) onChange(next);
        }}
      />
    </FieldFrame>
  );
}
