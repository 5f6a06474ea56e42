import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { sentence } from '../ConfirmOwner/ConfirmOwner.css';
import { FormEnd } from '../PasswordForm/FormEnd';
import { form } from '../PasswordForm/PasswordForm.css';

interface RemovePasswordProps {
  readonly failed: boolean;
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** Asks once more before the password goes: from then on codes sign in. */
export function RemovePassword({ failed, busy, onRemove, onCancel }: RemovePasswordProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} className={form}>
      <p className={sentence}>
        <FormattedMessage
          id="userProfile.password.removeSentence"
          defaultMessage="You will sign in with a code instead. Your other devices will be signed out."
          description="Above the button that removes the password"
        />
      </p>
      <FormEnd
        failure={
          failed ? (
            <FormattedMessage
              id="userProfile.password.removeFailed"
              defaultMessage="The password was not removed. Try again."
              description="When the password could not be removed for an unknown reason"
            />
          ) : undefined
        }
        busy={busy}
        onCancel={onCancel}
      >
        <Button
          tone="danger"
          busy={busy}
          busyLabel={
            <FormattedMessage
              id="userProfile.password.removing"
              defaultMessage="Removing"
              description="On the button while the password is being removed"
            />
          }
          onClick={onRemove}
        >
          <FormattedMessage
            id="userProfile.password.removeNow"
            defaultMessage="Remove password"
            description="Button that removes the password"
          />
        </Button>
      </FormEnd>
    </div>
  );
}
