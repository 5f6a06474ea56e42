import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { actions, failure as failureStyle } from './PasswordForm.css';

interface FormEndProps {
  /** Why the last attempt failed, where no field is to blame. */
  readonly failure: ReactNode;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The foot of a form about the password: why the last attempt failed, the way on, and the way out. */
export function FormEnd({ failure, busy, onCancel, children }: FormEndProps) {
  return (
    <>
      {failure !== undefined && !busy && (
        <p role="alert" className={failureStyle}>
          <Icon name="warning" />
          {failure}
        </p>
      )}
      <div className={actions}>
        {children}
        <Button tone="quiet" disabled={busy} onClick={onCancel}>
          <FormattedMessage
            id="account.form.cancel"
            defaultMessage="Cancel"
            description="Button that leaves the profile form without saving"
          />
        </Button>
      </div>
    </>
  );
}
