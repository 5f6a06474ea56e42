import { FormattedMessage } from 'react-intl';

export const SummaryLabel = () => (
  <FormattedMessage
    id="chat.memory.summary"
    defaultMessage="The story so far"
    description="Names the summary of a conversation"
  />
);
