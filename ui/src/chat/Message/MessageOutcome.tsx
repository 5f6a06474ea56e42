import { CircleStop } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import type { MessageValue } from '../model';
import { failureWords } from './failure-words';
import { failed, outcome, outcomeWords } from './Message.css';

interface MessageOutcomeProps {
  readonly message: Pick<MessageValue, 'messageId' | 'status' | 'failure'>;
  readonly busy: boolean;
  /** Without it there is nobody to ask again. */
  readonly onRetry: ((messageId: string) => void) | undefined;
}

/** How a reply ended that did not come to its end, and the way to try again. */
export function MessageOutcome({ message, busy, onRetry }: MessageOutcomeProps) {
  const { status, failure, messageId } = message;
  if (status !== 'failed' && status !== 'stopped') return null;
  return (
    <div className={status === 'failed' ? failed : outcome}>
      <span className={outcomeWords}>
        {status === 'failed' ? <Icon name="alert" size="small" /> : <DrawnIcon drawing={CircleStop} size="small" />}
        <span>
          {status === 'failed' ? (
            failureWords[failure ?? 'interrupted']
          ) : (
            <FormattedMessage
              id="chat.message.stopped"
              defaultMessage="Stopped here. The words so far are kept."
              description="Under a reply that the visitor stopped"
            />
          )}
        </span>
      </span>
      {onRetry !== undefined && (
        <Button size="small" icon="retry" disabled={busy} onClick={() => onRetry(messageId)}>
          <FormattedMessage
            id="chat.message.retry"
            defaultMessage="Try again"
            description="Asks again for a reply that failed or was stopped"
          />
        </Button>
      )}
    </div>
  );
}
