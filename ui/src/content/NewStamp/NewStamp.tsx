import { FormattedMessage } from 'react-intl';

import { stamp } from './NewStamp.css';

/** The vermilion stamp on something published lately; a hand set it, so it is not quite straight. */
export function NewStamp() {
  return (
    <span className={stamp}>
      <FormattedMessage id="explore.new" defaultMessage="New" description="Stamp on a new character or story" />
    </span>
  );
}
