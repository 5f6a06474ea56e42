import { FormattedMessage } from 'react-intl';

import { checkbox } from '../../primitives/Choice/choice.css';
import { check } from './EditorField.css';

interface RemixFieldProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Whether others may make a character of their own of this one. */
export const RemixField = ({ value, onChange }: RemixFieldProps) => (
  <label className={check}>
    <input type="checkbox" className={checkbox} checked={value} onChange={(event) => onChange(event.target.checked)} />
    <FormattedMessage
      id="editor.remixable"
      defaultMessage="Others may remix this character, with credit"
      description="Checkbox in the character editor: others may make a character of their own of this one and must name its author"
    />
  </label>
);
