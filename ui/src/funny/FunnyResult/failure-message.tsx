import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { FunnyResultValue } from '../model';

/** Why the model has written nothing; the points are back. */
export function failureMessage(failure: FunnyResultValue['failure']): ReactNode {
  if (failure === 'refused') {
    return (
      <FormattedMessage
        id="funny.failure.refused"
        defaultMessage="What the model wrote cannot be shown. Nothing was charged."
        description="In place of a result whose text was refused"
      />
    );
  }
  return failure === 'busy' ? (
    <FormattedMessage
      id="funny.failure.busy"
      defaultMessage="The model has too much to do. Nothing was charged. Try again later."
      description="In place of a result that a busy text model did not write"
    />
  ) : (
    <FormattedMessage
      id="funny.failure.other"
      defaultMessage="The model wrote nothing that we could use. Nothing was charged."
      description="In place of a result that the text model did not write, or wrote otherwise than asked"
    />
  );
}
