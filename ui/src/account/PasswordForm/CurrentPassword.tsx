import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { PasswordField } from '../../primitives/PasswordField/PasswordField';

interface CurrentPasswordProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error: ReactNode;
  readonly hint?: ReactNode;
  readonly readOnly: boolean;
}

export function CurrentPassword(props: CurrentPasswordProps) {
  return (
    <PasswordField
      {...props}
      autoComplete="current-password"
      label={
        <FormattedMessage
          id="userProfile.password.current"
          defaultMessage="Current password"
          description="Label of the field for the password that is in use"
        />
      }
    />
  );
}
