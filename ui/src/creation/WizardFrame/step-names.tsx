import { FormattedMessage } from 'react-intl';

export const stepNames = {
  who: (
    <FormattedMessage
      id="wizard.step.who"
      defaultMessage="Who"
      description="First page of the character wizard, in the row of its steps: who the character is"
    />
  ),
  look: (
    <FormattedMessage
      id="wizard.step.look"
      defaultMessage="Look"
      description="Second page of the character wizard, in the row of its steps: what the character looks like"
    />
  ),
  voice: (
    <FormattedMessage
      id="wizard.step.voice"
      defaultMessage="Voice"
      description="Third page of the character wizard, in the row of its steps: how the character talks"
    />
  ),
} as const;
