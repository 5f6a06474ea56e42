import { FormattedMessage } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { ProblemValue } from './model';
import { problemMessages } from './problem-messages';

/** The words of the button that shows where a problem is; screen readers hear which. */
export function ShowMe({ problem }: { readonly problem: ProblemValue }) {
  return (
    <>
      <FormattedMessage
        id="editor.problem.show"
        defaultMessage="Show me"
        description="Button beside a problem of a character draft: shows the words in question"
      />
      <VisuallyHidden> {problemMessages[problem.code]}</VisuallyHidden>
    </>
  );
}
