import { FormattedMessage } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';

/** Says aloud what the shapes of a skeleton show: something is on its way. */
export function LoadingNote() {
  return (
    <output>
      <VisuallyHidden>
        <FormattedMessage
          id="explore.loading"
          defaultMessage="Loading"
          description="Read aloud while a page or a list is on its way"
        />
      </VisuallyHidden>
    </output>
  );
}
