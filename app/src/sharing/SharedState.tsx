import { LoadFailed } from '@fabula/ui';
import { PlayGone, PlayRoom, PlaySkeleton } from '@fabula/ui/sharing';

import { isGone } from '../data/query-clients';
import { useHrefs } from '../explore/use-hrefs';

interface SharedStateProps {
  /** What went wrong; null while nothing has. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** In the place of a shared play that is not there yet, not there any more, or did not arrive. */
export function SharedState({ error, onRetry, isRetrying }: SharedStateProps) {
  const hrefs = useHrefs();
  if (isGone(error)) return <PlayGone reason="gone" storiesHref={hrefs.stories()} />;
  if (error !== null) return <LoadFailed onRetry={onRetry} retrying={isRetrying} />;
  return (
    <PlayRoom>
      <PlaySkeleton />
    </PlayRoom>
  );
}
