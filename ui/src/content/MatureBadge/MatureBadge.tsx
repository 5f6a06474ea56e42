import { FormattedMessage } from 'react-intl';

import { badge } from './MatureBadge.css';

/** Says that a character or story has mature themes: an outlined word. */
export function MatureBadge() {
  return (
    <span className={badge}>
      <FormattedMessage
        id="explore.mature"
        defaultMessage="Mature"
        description="Badge on a character or story with mature themes"
      />
    </span>
  );
}
