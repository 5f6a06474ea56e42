import { LoadFailed } from '@fabula/ui';
import { PlayLayout, PlaySkeleton } from '@fabula/ui/sharing';

interface SharedStateProps {
  /** What went wrong; null while nothing has. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** In the place of a shared play that is not there yet, or did not arrive. */
export function SharedState({ error, onRetry, isRetrying }: SharedStateProps) {
  if (error !== null) return <LoadFailed onRetry={onRetry} retrying={isRetrying} />;
  return (
    <PlayLayout>
      <PlaySkeleton />
    </PlayLayout>
  );
}
