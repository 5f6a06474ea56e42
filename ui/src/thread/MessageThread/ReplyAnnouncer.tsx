import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { MessageValue } from '../model';

interface ReplyAnnouncerProps {
  readonly name: string;
  readonly newest: MessageValue | undefined;
}

const failed = (intl: IntlShape, name: string) =>
  intl.formatMessage(
    {
      id: 'chat.announce.failed',
      defaultMessage: 'The reply of {name} failed.',
      description: 'Read aloud when a reply has failed',
    },
    { name },
  );

const spoken = (intl: IntlShape, name: string, text: string) =>
  intl.formatMessage(
    {
      id: 'chat.announce.reply',
      defaultMessage: '{name} says: {text}',
      description: 'Read aloud when a reply is complete',
    },
    { name, text },
  );

/** Says a reply aloud once, when it has ended; while its words arrive, screen readers are left in peace. */
export function ReplyAnnouncer({ name, newest }: ReplyAnnouncerProps) {
  const intl = useIntl();
  const [awaitedId, setAwaitedId] = useState<string | null>(null);
  if (newest?.status === 'streaming' && newest.messageId !== awaitedId) setAwaitedId(newest.messageId);
  const hasEnded = newest !== undefined && newest.status !== 'streaming' && newest.messageId === awaitedId;
  return (
    <VisuallyHidden>
      <span role="status">
        {hasEnded && (newest.status === 'failed' ? failed(intl, name) : spoken(intl, name, newest.text))}
      </span>
    </VisuallyHidden>
  );
}
