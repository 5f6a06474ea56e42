import type { ReactNode } from 'react';

import { Counter } from '../../creation/Step/Counter';
import { lengthProblem } from '../../creation/Step/problem-messages';
import { TextField } from '../../primitives/TextField/TextField';

interface LineFieldProps {
  readonly label: ReactNode;
  readonly acts?: ReactNode;
  readonly value: string;
  /** In characters. */
  readonly limit: number;
  readonly onChange: (value: string) => void;
}

/** One line of the plan, with its length. */
export function LineField({ label, acts, value, limit, onChange }: LineFieldProps) {
  return (
    <TextField
      label={label}
      hint={acts}
      value={value}
      dir={value === '' ? undefined : 'auto'}
      autoComplete="off"
      counter={<Counter text={value} limit={limit} />}
      error={lengthProblem(value, limit)}
      onChange={onChange}
    />
  );
}
