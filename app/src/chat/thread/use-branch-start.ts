import { useCallback, useMemo, useState } from 'react';

import type { Thread } from './thread';

/**
 * A branch that begins with the next message: until it is sent, what comes after its beginning is out of sight.
 *
 * @returns the message that the next one answers, null for the last; and the messages that are shown
 */
export function useBranchStart({ messages, activeMessageId }: Thread) {
  const [start, setStart] = useState<{ readonly messageId: string; readonly before: string } | null>(null);
  // Once anything has come to the chat, the path is another one.
  const startId = start?.before === activeMessageId ? start.messageId : null;
  const shown = useMemo(() => {
    const place = startId === null ? -1 : messages.findIndex(({ messageId }) => messageId === startId);
    return place < 0 ? messages : messages.slice(0, place + 1);
  }, [messages, startId]);
  const begin = useCallback((messageId: string) => setStart({ messageId, before: activeMessageId }), [activeMessageId]);
  const cancel = useCallback(() => setStart(null), []);
  return { startId, messages: shown, begin, cancel };
}
