import { FormattedMessage } from 'react-intl';

/** The lorebook where it is named among the fields. */
export const loreName = (
  <FormattedMessage
    id="versions.lore"
    defaultMessage="Lorebook"
    description="Among the names of the fields that a version of a character has changed"
  />
);
