import type { ReactNode } from 'react';

import { TextField } from '../../primitives/TextField/TextField';
import { lengthProblem } from '../Step/problem-messages';
import type { LongTextProps } from './LongText';
import { FieldFacts } from './FieldFacts';

interface ShortTextProps extends Omit<LongTextProps, 'acts'> {
  readonly placeholder?: string | undefined;
  readonly end?: ReactNode;
}

/** One line of the card. */
export function ShortText(props: ShortTextProps) {
  const { label, value, onChange, reader, tokens, limit, language, note, error, placeholder, end } = props;
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      dir={value === '' ? undefined : 'auto'}
      lang={value === '' ? undefined : language}
      autoComplete="off"
      placeholder={placeholder}
      end={end}
      counter={<FieldFacts reader={reader} tokens={tokens} text={value} limit={limit} />}
      note={note}
      error={lengthProblem(value, limit) ?? error}
    />
  );
}
