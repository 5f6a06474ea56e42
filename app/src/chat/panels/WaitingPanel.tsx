import { FormattedMessage } from 'react-intl';

import { LoadFailed } from '@fabula/ui';
import { Panel, PanelSkeleton } from '@fabula/ui/chat';

interface LoadingPanelProps {
  readonly onClose: () => void;
}

interface WaitingPanelProps extends LoadingPanelProps {
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

const title = (
  <FormattedMessage
    id="chat.panel.waiting"
    defaultMessage="Loading"
    description="Title of a panel beside a conversation while what it shows is on its way"
  />
);

export function LoadingPanel({ onClose }: LoadingPanelProps) {
  return (
    <Panel onClose={onClose} title={title}>
      <PanelSkeleton />
    </Panel>
  );
}

export function WaitingPanel({ failed, retrying, onRetry, onClose }: WaitingPanelProps) {
  if (!failed) return <LoadingPanel onClose={onClose} />;
  return (
    <Panel onClose={onClose} title={title}>
      <LoadFailed onRetry={onRetry} retrying={retrying} />
    </Panel>
  );
}
