import { FormattedMessage } from 'react-intl';

import { failed } from './RoundCard.css';

/** Why the story did not begin, and that it can be tried again. */
export function BeginFailed() {
  return (
    <p role="alert" className={failed}>
      <FormattedMessage
        id="landing.round.failed"
        defaultMessage="The story did not begin. Nothing was charged. Please try again."
        description="When the first round of a story could not be loaded; the button above tries it again"
      />
    </p>
  );
}
