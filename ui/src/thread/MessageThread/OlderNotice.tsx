import { FormattedMessage } from 'react-intl';

import { Lantern } from '../../primitives/Lantern/Lantern';
import { TextButton } from '../../primitives/TextButton/TextButton';
import type { OlderMessages } from '../model';
import { older as olderStyle } from './MessageThread.css';

interface OlderNoticeProps {
  readonly older: OlderMessages;
  readonly onOlder: () => void;
}

/** Over the beginning of a thread while older messages come, or when they did not. */
export function OlderNotice({ older, onOlder }: OlderNoticeProps) {
  return (
    <div role="status">
      {older === 'loading' && (
        <p className={olderStyle}>
          <Lantern />
          <FormattedMessage
            id="chat.older.loading"
            defaultMessage="Loading older messages"
            description="Over a thread while older messages are loaded"
          />
        </p>
      )}
      {older === 'failed' && (
        <p className={olderStyle}>
          <FormattedMessage
            id="chat.older.failed"
            defaultMessage="Older messages could not be loaded."
            description="Over a thread when older messages could not be loaded"
          />
          <TextButton onClick={onOlder}>
            <FormattedMessage
              id="chat.older.retry"
              defaultMessage="Try again"
              description="Asks again for older messages"
            />
          </TextButton>
        </p>
      )}
    </div>
  );
}
