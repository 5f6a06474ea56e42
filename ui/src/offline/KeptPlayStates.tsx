import { FormattedMessage } from 'react-intl';

import { PlayNotice } from '../play/PlayNotice/PlayNotice';
import { NotHere } from '../states/StatePanel/NotHere';
import { RetryButton } from '../states/RetryButton/RetryButton';

/** In the place of a play whose story this device does not keep. */
export function KeptStoryMissing({ keptHref }: { readonly keptHref: string }) {
  return (
    <NotHere
      href={keptHref}
      title={
        <FormattedMessage
          id="offline.missing.title"
          defaultMessage="Not kept on this device"
          description="Title in place of a play without a connection whose story this device does not keep"
        />
      }
      sentence={
        <FormattedMessage
          id="offline.missing.sentence"
          defaultMessage="Keep the story from its page while you are online."
          description="In place of a play without a connection whose story this device does not keep"
        />
      }
      link={
        <FormattedMessage
          id="offline.missing.link"
          defaultMessage="All kept stories"
          description="Link to the stories that this device keeps, from one that it does not"
        />
      }
    />
  );
}

interface RunnerFailedProps {
  /** It took too long and was stopped, or it broke off. */
  readonly reason: 'too-slow' | 'failed';
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

const sentences = {
  'too-slow': (
    <FormattedMessage
      id="offline.failed.slow"
      defaultMessage="It took longer than five seconds and was stopped. Your place is saved."
      description="When a story that is played without a connection takes too long"
    />
  ),
  failed: (
    <FormattedMessage
      id="offline.failed.broken"
      defaultMessage="It broke off. Your place is saved."
      description="When a story that is played without a connection fails"
    />
  ),
} as const;

/** In the place of a story that does not begin on this device. */
export function RunnerFailed({ reason, onRetry, retrying }: RunnerFailedProps) {
  return (
    <PlayNotice
      tone="danger"
      icon="warning"
      headline={
        <FormattedMessage
          id="offline.failed.title"
          defaultMessage="The story does not answer"
          description="Title when a story that is played without a connection takes too long or fails"
        />
      }
      sentence={sentences[reason]}
      acts={<RetryButton size="small" onRetry={onRetry} retrying={retrying} />}
    />
  );
}
