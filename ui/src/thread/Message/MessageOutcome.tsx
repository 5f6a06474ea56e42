import { CircleStop } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import type { MessageValue } from '../model';
import { failureMessages } from './failure-messages';
import { failed, outcome, outcomeWords } from './Message.css';

type EndedValue = Pick<MessageValue, 'messageId' | 'status' | 'failure'> &
  Partial<Pick<MessageValue, 'truncated' | 'retryAfterSeconds'>>;

interface MessageOutcomeProps {
  readonly message: EndedValue;
  readonly busy: boolean;
  readonly replyPrice: ActPriceValue;
  /** Left out where a retry is not possible. */
  readonly onRetry: ((messageId: string) => void) | undefined;
  /** Lets the reply go on from where it ended; left out where it cannot. */
  readonly onContinue?: ((messageId: string) => void) | undefined;
}

const endWords: Partial<Record<MessageValue['status'], ReactNode>> = {
  complete: (
    <FormattedMessage
      id="chat.message.truncated"
      defaultMessage="This reply reached the length limit."
      description="Under a reply that had reached the longest length"
    />
  ),
  stopped: (
    <FormattedMessage
      id="chat.message.stopped"
      defaultMessage="Stopped. The reply so far is kept."
      description="Under a reply that the visitor stopped"
    />
  ),
};

/** How a reply ended that did not come to its own end, and the way to try again where it failed or was stopped. */
export function MessageOutcome({ message, busy, replyPrice, onRetry, onContinue }: MessageOutcomeProps) {
  const { status, failure, messageId, retryAfterSeconds: seconds, truncated } = message;
  const isCut = status === 'complete';
  const hasFailed = status === 'failed';
  if (isCut ? !truncated : status === 'streaming') return null;
  return (
    <div className={hasFailed ? failed : outcome}>
      <span className={outcomeWords}>
        {hasFailed ? <Icon name="alert" size="small" /> : <DrawnIcon drawing={CircleStop} size="small" />}
        <span>
          {hasFailed && seconds ? (
            <FormattedMessage
              id="chat.failure.busyFor"
              defaultMessage="The server is busy. Try again in {seconds, number} s. Your message is safe, and nothing was charged."
              description="A reply failed because the engine is busy, and said for how many seconds; s is the unit"
              values={{ seconds }}
            />
          ) : (
            (endWords[status] ?? failureMessages[failure ?? 'interrupted'])
          )}
        </span>
      </span>
      {onContinue && !hasFailed && (
        <Button size="small" disabled={busy} onClick={() => onContinue(messageId)}>
          <FormattedMessage
            id="chat.message.continue"
            defaultMessage="Continue"
            description="Lets a reply that was cut or stopped go on from where it ended"
          />
          <ActPrice {...replyPrice} />
        </Button>
      )}
      {onRetry && !isCut && (
        <Button size="small" icon="retry" disabled={busy} onClick={() => onRetry(messageId)}>
          <FormattedMessage
            id="chat.message.retry"
            defaultMessage="Try again"
            description="Asks again for a reply that failed or was stopped"
          />
          <ActPrice {...replyPrice} />
        </Button>
      )}
    </div>
  );
}
