import { FormattedMessage } from 'react-intl';

import { TextField } from '../../primitives/TextField/TextField';
import { longestName } from '../model';
import { nameProblems, type NameProblem } from './name-problems';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: NameProblem | null;
}

export function NameField({ value, onChange, problem }: NameFieldProps) {
  return (
    <TextField
      value={value}
      onChange={onChange}
      maxLength={longestName}
      autoComplete="nickname"
      dir={value === '' ? undefined : 'auto'}
      error={problem === null ? undefined : nameProblems[problem]}
      label={
        <FormattedMessage
          id="room.name.label"
          defaultMessage="Your name in this room"
          description="Over the box for the name of a member in a room"
        />
      }
      note={
        <FormattedMessage
          id="room.name.note"
          defaultMessage="Everyone in the room sees it."
          description="Under the box for the name of a member in a room"
        />
      }
    />
  );
}
