import { FormattedMessage } from 'react-intl';

export const refusedMessages = (
  <FormattedMessage
    id="wizard.problem.refused"
    defaultMessage="This text is not allowed here. Please change it."
    description="Under a field of a new character that the server does not accept"
  />
);
