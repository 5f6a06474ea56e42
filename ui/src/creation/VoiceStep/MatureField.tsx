import { FormattedMessage } from 'react-intl';

import { box, hint, mature } from './MatureField.css';

interface MatureFieldProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Whether a character has mature themes, said by its creator. */
export function MatureField({ value, onChange }: MatureFieldProps) {
  return (
    <label className={mature}>
      <input type="checkbox" className={box} checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <FormattedMessage
          id="wizard.voice.mature"
          defaultMessage="This character has mature themes"
          description="Checkbox on the third page of the character wizard"
        />
        <span className={hint}>
          <FormattedMessage
            id="wizard.voice.matureHint"
            defaultMessage="It is then shown only in mature mode."
            description="Below the checkbox that says that a new character has mature themes"
          />
        </span>
      </span>
    </label>
  );
}
