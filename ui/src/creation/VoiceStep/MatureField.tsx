import { FormattedMessage } from 'react-intl';

import { box, hint, mature } from './MatureField.css';

interface MatureFieldProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  /** The stated age is below 18: there are no mature themes. */
  readonly isUnderAge?: boolean | undefined;
}

/** Whether a character has mature themes, said by its creator. */
export function MatureField({ value, onChange, isUnderAge = false }: MatureFieldProps) {
  return (
    <label className={mature}>
      <input
        type="checkbox"
        className={box}
        checked={value}
        // What is chosen already can be taken back.
        disabled={isUnderAge && !value}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <FormattedMessage
          id="wizard.voice.mature"
          defaultMessage="This character has mature themes"
          description="Checkbox on the third page of the character wizard"
        />
        <span className={hint}>
          {isUnderAge ? (
            <FormattedMessage
              id="wizard.voice.matureUnderAge"
              defaultMessage="A character under 18 cannot have mature themes."
              description="Below the checkbox for mature themes, when the stated age of the character is below 18"
            />
          ) : (
            <FormattedMessage
              id="wizard.voice.matureHint"
              defaultMessage="It will be shown only in mature mode."
              description="Below the checkbox that says that a new character has mature themes"
            />
          )}
        </span>
      </span>
    </label>
  );
}
