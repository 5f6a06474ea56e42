import { LoadFailed } from '@fabula/ui';
import { PlayLayout, PlaySkeleton } from '@fabula/ui/sharing';

interface SharedStateProps {
  /** What went wrong; null while nothing has. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

export function SharedState({ error, onRetry, isRetrying }: SharedStateProps) {
  if (error !== null) return <LoadFailed onRetry={onRetry} retrying={isRetrying} />;
  return (
    <PlayLayout>
      <PlaySkeleton />
    </PlayLayout>
  );
}
