import { FormattedMessage } from 'react-intl';

export function ConfirmingLabel() {
  return (
    <FormattedMessage
      id="userProfile.confirm.busy"
      defaultMessage="One moment"
      description="On the button while a code is being sent, or a password or code is being checked"
    />
  );
}
