import { useState } from 'react';
import { useIntl } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { RoomMessageValue } from '../model';

interface RoomAnnouncerProps {
  /** Oldest first. */
  readonly messages: readonly RoomMessageValue[];
}

/** Whether a message is to be said once it is there: it has ended, it stands, and another member wrote it. */
const isForTheEar = ({ status, hidden, speaker }: RoomMessageValue): boolean =>
  status !== 'streaming' && !hidden && !(speaker.kind === 'member' && speaker.mine);

/**
 * Says every message of the others aloud once, when it has ended; while words arrive, screen readers are left in peace.
 * What stood in the room when the reader came is not said.
 */
export function RoomAnnouncer({ messages }: RoomAnnouncerProps) {
  const intl = useIntl();
  const place = messages.findLastIndex(isForTheEar);
  const newest = messages[place];
  const [said, setSaid] = useState({ messageId: newest?.messageId, isNews: false });
  // Where a message was hidden, the one before it is no news.
  const isLater = place > messages.findIndex(({ messageId }) => messageId === said.messageId);
  if (newest !== undefined && isLater) setSaid({ messageId: newest.messageId, isNews: true });
  const news = said.isNews && newest?.messageId === said.messageId ? newest : undefined;

  const say = ({ speaker, status, text }: RoomMessageValue) => {
    const { name } = speaker;
    return status === 'failed'
      ? intl.formatMessage(
          {
            id: 'room.announce.failed',
            defaultMessage: 'The reply of {name} failed.',
            description: 'Read aloud when a character’s reply in a room has failed',
          },
          { name },
        )
      : intl.formatMessage(
          {
            id: 'room.announce.message',
            defaultMessage: '{name} says: {text}',
            description: 'Read aloud when a message in a room is complete',
          },
          { name, text },
        );
  };
  return (
    <VisuallyHidden>
      <span role="status">{news !== undefined && say(news)}</span>
    </VisuallyHidden>
  );
}
