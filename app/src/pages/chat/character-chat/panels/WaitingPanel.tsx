import { FormattedMessage } from 'react-intl';

import { LoadFailed } from '@fabula/ui';
import { Panel, PanelSkeleton } from '@fabula/ui/chat';

interface WaitingPanelProps {
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A room beside a conversation of which nothing has come yet, or nothing will. */
export function WaitingPanel({ failed, retrying, onRetry, onClose }: WaitingPanelProps) {
  return (
    <Panel
      onClose={onClose}
      title={
        <FormattedMessage
          id="chat.panel.waiting"
          defaultMessage="One moment"
          description="Title of a panel beside a conversation while what it shows is on its way"
        />
      }
    >
      {failed ? <LoadFailed onRetry={onRetry} retrying={retrying} /> : <PanelSkeleton />}
    </Panel>
  );
}
