import { LoadFailed } from '@fabula/ui';
import { LeaveBar, PlayLayout } from '@fabula/ui/play';

interface PlayFailedProps {
  readonly leaveHref: string;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

export function PlayFailed({ leaveHref, onRetry, isRetrying }: PlayFailedProps) {
  return (
    <PlayLayout>
      <LeaveBar href={leaveHref} />
      <LoadFailed onRetry={onRetry} retrying={isRetrying} />
    </PlayLayout>
  );
}
