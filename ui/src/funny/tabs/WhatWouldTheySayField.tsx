import { FormattedMessage } from 'react-intl';

import { TextField } from '../../primitives/TextField/TextField';

interface WhatWouldTheySayFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** UTF-16 units. */
const longest = 200;

/** The line that the characters answer. */
export function WhatWouldTheySayField({ value, onChange }: WhatWouldTheySayFieldProps) {
  return (
    <TextField
      value={value}
      onChange={onChange}
      maxLength={longest}
      dir={value === '' ? undefined : 'auto'}
      label={
        <FormattedMessage
          id="funny.say.label"
          defaultMessage="Your line"
          description="Over the box for the line that characters answer"
        />
      }
    />
  );
}
