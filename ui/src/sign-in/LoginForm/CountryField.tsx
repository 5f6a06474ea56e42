import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { FieldFrame, describedBy } from '../../primitives/TextField/FieldFrame';
import type { PhoneCountries } from '../model';
import { country } from './LoginForm.css';

interface CountryFieldProps extends PhoneCountries {
  readonly disabled: boolean;
}

const words = {
  label: (
    <FormattedMessage
      id="signIn.country"
      defaultMessage="Country or region"
      description="Label of the list of countries beside a phone number"
    />
  ),
  note: (
    <FormattedMessage
      id="signIn.country.note"
      defaultMessage="Or start the number with + and the country code."
      description="Under the list of countries beside a phone number: another way to say the country"
    />
  ),
} as const;

/** The plus stays before its digits in a language that runs from right to left. */
const labelOf = ({ name, callingCode }: PhoneCountries['choices'][number]): string => `${name} (\u200e+${callingCode})`;

/** The country of a phone number that does not say it. */
export function CountryField({ value, choices, onChange, disabled }: CountryFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...words}>
      <select
        {...describedBy(id, words)}
        id={id}
        name="country"
        autoComplete="country"
        className={country}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.code} value={choice.code}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
