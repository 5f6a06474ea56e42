import { FormattedMessage } from 'react-intl';

import { hint } from '../Step/step.css';

/** Says that another tab of this browser has the draft open too. */
export function ElsewhereNote() {
  return (
    <p role="status" className={hint}>
      <FormattedMessage
        id="draft.elsewhere"
        defaultMessage="This draft is also open in another tab. Changes made there appear here."
        description="Above the fields of a draft that a second tab of the same browser has open"
      />
    </p>
  );
}
