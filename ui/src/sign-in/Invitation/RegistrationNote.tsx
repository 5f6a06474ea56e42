import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import type { RegistrationValue } from '../model';
import { note } from './Invitation.css';

interface RegistrationNoteProps {
  readonly registration: RegistrationValue;
  readonly disabled: boolean;
  readonly onEnter: () => void;
}

/** Says who can create an account where not everyone can, and leads to entering an invitation. */
export function RegistrationNote({ registration, disabled, onEnter }: RegistrationNoteProps) {
  if (registration.policy === 'closed') {
    return (
      <p className={note}>
        <FormattedMessage
          id="signIn.registration.closed"
          defaultMessage="New accounts are not accepted at the moment. If you have one, sign in as usual."
          description="In the sign-in popup of a server that accepts no new accounts"
        />
      </p>
    );
  }
  if (registration.isInvited) {
    return (
      <p className={note}>
        <FormattedMessage
          id="signIn.registration.invited"
          defaultMessage="Your invitation is ready. Sign in to create your account."
          description="In the sign-in popup after a visitor has entered an invitation that works"
        />
      </p>
    );
  }
  return (
    <div className={note}>
      <span>
        <FormattedMessage
          id="signIn.registration.byInvitation"
          defaultMessage="New accounts need an invitation."
          description="In the sign-in popup of a server that accepts new accounts by invitation only"
        />
      </span>
      <TextButton disabled={disabled} onClick={onEnter}>
        <FormattedMessage
          id="signIn.registration.enter"
          defaultMessage="I have an invitation"
          description="In the sign-in popup: leads to the field for an invitation"
        />
      </TextButton>
    </div>
  );
}
