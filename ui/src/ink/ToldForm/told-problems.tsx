import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { inkFailures } from '../ink-failures';
import type { ToldProblemValue } from '../model';

/** Why no story was made of a sentence. */
export const toldProblems = {
  refused: (
    <FormattedMessage
      id="ink.told.refused"
      defaultMessage="This sentence is not allowed here. Try other words; nothing was charged."
      description="Under the one sentence that a story is made of, when it is not accepted"
    />
  ),
  failed: (
    <FormattedMessage
      id="ink.told.failed"
      defaultMessage="The story could not be made. Nothing was charged, and your sentence is still here. Try again."
      description="Under the one sentence that a story is made of, when the text model has failed"
    />
  ),
  'too-many': inkFailures['too-many'],
  'too-fast': inkFailures['too-fast'],
  offline: inkFailures.offline,
} as const satisfies Record<ToldProblemValue, ReactNode>;
