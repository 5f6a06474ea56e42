import { FormattedMessage } from 'react-intl';

import { problemLine } from '../../creation/Step/step.css';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { gone } from './GoneCast.css';

interface GoneCastProps {
  /** Characters of the story that were deleted, or that their makers no longer show. */
  readonly count: number;
  readonly onRemove: () => void;
}

/** Below the cast of a story: characters that are no longer there, and the way to take them out. */
export function GoneCast({ count, onRemove }: GoneCastProps) {
  return (
    <div role="alert" className={problemLine}>
      <Icon name="alert" size="small" />
      <span className={gone}>
        <FormattedMessage
          id="storyWizard.cast.gone"
          defaultMessage="{count, plural, one {A character of this story was deleted or is no longer public.} other {# characters of this story were deleted or are no longer public.}}"
          description="Below the characters of a new story, where some can no longer appear in it"
          values={{ count }}
        />
        <Button size="small" tone="quiet" onClick={onRemove}>
          <FormattedMessage
            id="storyWizard.cast.remove"
            defaultMessage="Remove from the story"
            description="Takes characters out of a new story that can no longer appear in it"
          />
        </Button>
      </span>
    </div>
  );
}
