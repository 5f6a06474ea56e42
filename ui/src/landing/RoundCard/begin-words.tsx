import { FormattedMessage } from 'react-intl';

export const beginWords = (
  <FormattedMessage
    id="story.begin"
    defaultMessage="Begin the story"
    description="Button that opens a story at its first round or chapter"
  />
);
