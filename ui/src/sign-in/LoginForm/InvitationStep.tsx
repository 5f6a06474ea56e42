import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { TextField } from '../../primitives/TextField/TextField';
import { OtherWays } from './OtherWays';
import { StepForm } from './StepForm';
import { SubmitButton } from './SubmitButton';
import type { LoginFormProps } from './login-form-props';
import { problemOf } from './problem-messages';

/** The link or the code of an invitation, which a new account needs. */
export function InvitationStep(props: LoginFormProps) {
  const { pending, problem, onChange, onInvitation } = props;
  const [typed, setTyped] = useState('');
  return (
    <StepForm {...props} onSubmit={() => onInvitation(typed)}>
      <TextField
        label={
          <FormattedMessage
            id="signIn.invitation.field"
            defaultMessage="Invitation link or code"
            description="Label of the box for the invitation that a new account needs"
          />
        }
        name="invitation"
        value={typed}
        readOnly={pending !== undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={problemOf('invitation', problem)}
        onChange={(text) => {
          setTyped(text);
          onChange({});
        }}
      />
      <SubmitButton
        pending={pending}
        starts="checking-invitation"
        busyLabel={
          <FormattedMessage
            id="signIn.invitation.busy"
            defaultMessage="Checking"
            description="On the button while the server looks whether an invitation works"
          />
        }
      >
        <FormattedMessage
          id="signIn.invitation.use"
          defaultMessage="Use this invitation"
          description="Button below the box for the invitation that a new account needs"
        />
      </SubmitButton>
      <OtherWays {...props} />
    </StepForm>
  );
}
